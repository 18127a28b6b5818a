import {
  successorsOf,
  type Body,
  type LocalDecl,
  type Place,
  type Rvalue,
  type Statement,
  type Terminator,
} from '../src/mir/mir'

/** A body in rustc's notation, without unreachable blocks. */
export function printedBody(body: Body): string {
  const names = new Names()
  const print = ({ blocks, closures }: Body): string[] => [
    ...blocks.flatMap(({ statements, terminator, isReachable }, id) =>
      isReachable
        ? [
            `bb${id}:`,
            ...statements.map((each) => `  ${statementText(each, names)}`),
            `  ${terminatorText(terminator)}`,
          ]
        : [],
    ),
    ...closures.flatMap((closure) => ['closure', ...print(closure).map((line) => `  ${line}`)]),
  ]
  return print(body).join('\n')
}

/** Variables keep their names, temporaries are numbered in order of appearance. */
class Names {
  private readonly numbers = new Map<LocalDecl, number>()

  of(local: LocalDecl): string {
    if (local.name !== undefined) return local.name
    const number = this.numbers.get(local) ?? this.numbers.size + 1
    this.numbers.set(local, number)
    return `_${number}`
  }
}

function statementText(statement: Statement, names: Names): string {
  switch (statement.kind) {
    case 'assign': {
      const { place, rvalue, isInit } = statement
      const target = place ? `${isInit ? 'let ' : ''}${placeText(place, names)}` : '_'
      return `${target} = ${rvalueText(rvalue, names)}`
    }
    case 'fakeRead':
      return `${statement.isDiscriminant ? 'discriminant' : 'fakeRead'}(${placeText(statement.place, names)})`
    case 'storageLive':
    case 'storageDead':
      return `${statement.kind}(${names.of(statement.local)})`
  }
}

function rvalueText(rvalue: Rvalue, names: Names): string {
  switch (rvalue.kind) {
    case 'use':
      return `${rvalue.operand.kind} ${placeText(rvalue.operand.place, names)}`
    case 'ref': {
      const borrow = { shared: '&', mutable: '&mut ', twoPhase: '&two_phase ' }[rvalue.borrow]
      return borrow + placeText(rvalue.place, names)
    }
    case 'compute':
      return `compute(${rvalue.operands.map((operand) => names.of(operand)).join(', ')})`
  }
}

function placeText({ local, projection }: Place, names: Names): string {
  return projection.reduce((text, step) => {
    if (step.kind === 'deref') return `(*${text})`
    return step.kind === 'index' ? `${text}[_]` : `${text}.${step.name}`
  }, names.of(local))
}

function terminatorText(terminator: Terminator): string {
  const targets = successorsOf(terminator).map((id) => `bb${id}`)
  return targets.length > 0 ? `${terminator.kind} -> ${targets.join(', ')}` : terminator.kind
}
