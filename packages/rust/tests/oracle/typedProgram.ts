import { Random } from './random'
import { INTEGERS, literalOf, numberTypes, type IntegerType, type NumberType } from './typedValues'

/** A number, or a non-empty list of numbers, that is readable. */
type Variable = { name: string; type: NumberType; isMutable: boolean; length?: number; isVec?: boolean }

type Callable = { name: string; params: NumberType[]; result: NumberType }

type StructType = { name: string; fields: { name: string; type: NumberType }[] }

/** Generates a valid random program that logs everything it computes. If it panics, the native one must panic, too. */
export function typedProgram(seed: number): string {
  return new ProgramWriter(new Random(seed)).program()
}

const DEPTH = 3

/** Turns compile-time lints off, so that errors occur at run time. */
const PANICS_ARE_MEANT = '#[allow(arithmetic_overflow, unconditional_panic)]'

class ProgramWriter {
  private variables: Variable[] = []
  private callables: Callable[] = []
  private structs: StructType[] = []
  private structValues: { name: string; of: StructType; isMutable: boolean }[] = []
  private names = 0

  constructor(private readonly random: Random) {}

  program(): string {
    const items = [this.struct(), ...(this.random.once(2) ? [this.struct()] : []), this.enumeration()]
    for (let left = 1 + this.random.below(3); left > 0; left -= 1) items.push(this.function())
    const lines = ['let t = tick();', ...this.statements(8 + this.random.below(8), 0)]
    return [PANICS_ARE_MEANT, ...items, ...lines].join('\n') + '\n'
  }

  private fresh(prefix: string): string {
    this.names += 1
    return `${prefix}${this.names}`
  }

  private scoped<T>(write: () => T): T {
    const { variables, callables, structValues } = this
    this.variables = [...variables]
    this.callables = [...callables]
    this.structValues = [...structValues]
    const written = write()
    Object.assign(this, { variables, callables, structValues })
    return written
  }

  private struct(): string {
    const name = `S${this.structs.length}`
    const fields = Array.from({ length: 2 + this.random.below(3) }, (_, place) => ({
      name: 'abcd'[place] ?? 'z',
      type: this.numberType(),
    }))
    const of = { name, fields }
    const [first, second] = fields
    if (!first || !second) throw new Error('a struct has two fields at least')
    const k: Variable = { name: 'k', type: first.type, isMutable: false }
    const own = fields.map(({ name, type }) => ({ name: `self.${name}`, type, isMutable: false }))
    const get = this.alone([...own, k], () => this.expression(second.type, DEPTH))
    const set = this.alone([...own, k], () => this.expression(first.type, 2))
    this.structs.push(of)
    return `#[derive(Clone, Copy, Debug, PartialEq)]
struct ${name} {
${fields.map((field) => `    ${field.name}: ${field.type},`).join('\n')}
}
impl ${name} {
    fn get(&self, k: ${first.type}) -> ${second.type} {
        ${get}
    }
    fn set(&mut self, k: ${first.type}) {
        self.${first.name} = ${set};
    }
}`
  }

  private enumeration(): string {
    const [a, b] = [this.numberType(), this.numberType()]
    const result = this.numberType()
    const payload = (name: string, type: NumberType): Variable => ({ name, type, isMutable: false })
    const arm = (...own: Variable[]) => this.alone(own, () => this.expression(result, 2))
    const text = `#[derive(Clone, Debug)]
enum E {
    Plain,
    One(${a}),
    Two { x: ${a}, y: ${b} },
}
fn choose(n: u32, x: ${a}, y: ${b}) -> ${result} {
    let e = match n % 4 {
        0 => E::Plain,
        1 => E::One(x),
        _ => E::Two { x, y },
    };
    log!("{:?}", e);
    match e {
        E::Plain => ${arm()},
        E::One(p) if ${this.alone([payload('p', a)], () => this.condition(1))} => ${arm(payload('p', a))},
        E::One(q) => ${arm(payload('q', a))},
        E::Two { x, y } => ${arm(payload('x', a), payload('y', b))},
    }
}`
    this.callables.push({ name: 'choose', params: ['u32', a, b], result })
    return text
  }

  private function(): string {
    const name = this.fresh('f')
    const params = Array.from({ length: 1 + this.random.below(3) }, () => this.numberType())
    const result = this.numberType()
    const own = params.map((type, place) => ({ name: `p${place}`, type, isMutable: false }))
    const body = this.alone(own, () => {
      const lines = this.random.once(2) ? this.statements(2, 2) : []
      if (this.random.once(3)) {
        lines.push(`if ${this.condition(2)} {\n    return ${this.expression(result, 2)};\n}`)
      }
      return [...lines, this.expression(result, DEPTH)].join('\n')
    })
    this.callables.push({ name, params, result })
    return `fn ${name}(${params.map((type, place) => `p${place}: ${type}`).join(', ')}) -> ${result} {
${indented(body)}
}`
  }

  /** Generates with only some variables in scope; earlier functions can be called. */
  private alone<T>(own: Variable[], write: () => T): T {
    return this.scoped(() => {
      this.variables = own
      this.structValues = []
      return write()
    })
  }

  private statements(count: number, depth: number): string[] {
    return Array.from({ length: count }, () => this.statement(depth)).flat()
  }

  private block(count: number, depth: number): string {
    return this.scoped(() => `{\n${indented(this.statements(count, depth).join('\n'))}\n}`)
  }

  private statement(depth: number): string[] {
    const kinds = [
      () => this.letNumber(),
      () => this.letNumber(),
      () => this.letList(),
      () => this.letStruct(),
      () => this.assignment(),
      () => this.assignment(),
      () => this.listChange(),
      () => this.structChange(),
      () => this.letClosure(),
      () => this.sharingClosure(),
      () => this.reported(),
      () => this.reported(),
      ...(depth < 2
        ? [() => this.branch(depth), () => this.counting(depth), () => this.loop(depth), () => this.choice(depth)]
        : []),
    ]
    return this.random.pick(kinds)()
  }

  private letNumber(): string[] {
    const type = this.numberType()
    const isMutable = this.random.once(2)
    const value = this.expression(type, DEPTH)
    const name = this.fresh('n')
    this.variables.push({ name, type, isMutable })
    return [`let ${isMutable ? 'mut ' : ''}${name}: ${type} = ${value};`, `log!("{:?}", ${name});`]
  }

  private letList(): string[] {
    const type = this.numberType()
    const length = 2 + this.random.below(4)
    const items = Array.from({ length }, () => this.expression(type, 1)).join(', ')
    const isVec = this.random.once(2)
    const name = this.fresh(isVec ? 'v' : 'a')
    this.variables.push({ name, type, isMutable: true, length, isVec })
    return [`let mut ${name}: ${isVec ? `Vec<${type}> = vec!` : `[${type}; ${length}] = `}[${items}];`]
  }

  private letStruct(): string[] {
    const of = this.random.pick(this.structs)
    const name = this.fresh('s')
    const fields = of.fields.map((field) => `${field.name}: ${this.expression(field.type, 2)}`).join(', ')
    const copies = this.structValues.filter((value) => value.of === of)
    const copied = copies.length > 0 && this.random.once(2) ? this.random.pick(copies).name : undefined
    this.structValues.push({ name, of, isMutable: true })
    return [`let mut ${name} = ${copied ?? `${of.name} { ${fields} }`};`]
  }

  private assignment(): string[] {
    const targets = this.variables.filter(({ isMutable, length }) => isMutable && length === undefined)
    if (targets.length === 0) return this.letNumber()
    const { name, type } = this.random.pick(targets)
    const operator = this.random.pick(type === 'f32' ? ['+=', '-=', '*=', '/=', '='] : INTEGER_ASSIGNMENTS)
    const isShift = operator === '<<=' || operator === '>>='
    const value = isShift ? `${this.expression('u32', 1)} % 7` : this.expression(type, 2)
    return [`${name} ${operator} ${value};`, `log!("{}", ${name});`]
  }

  private listChange(): string[] {
    const list = this.list()
    if (!list) return this.letList()
    const { name, type, length = 0, isVec } = list
    const without = <T>(write: () => T) =>
      this.scoped(() => {
        this.variables = this.variables.filter((variable) => variable !== list)
        return write()
      })
    const place = () => `${without(() => this.place(1))} % ${length}`
    const isOrdered = type !== 'f32'
    const changes = [
      () => `${name}[${place()}] = ${without(() => this.expression(type, 2))};`,
      () => `${name}[${place()}] ${type === 'f32' ? '*=' : '^='} ${without(() => this.expression(type, 2))};`,
      () => `${name}.swap(${place()}, ${place()});`,
      () => `${name}[${this.random.below(length)}..].reverse();`,
      () =>
        `for x in ${name}.iter_mut() {\n    *x = ${without(() => {
          this.variables.push({ name: '(*x)', type, isMutable: false })
          return this.expression(type, 2)
        })};\n}`,
      () =>
        `for x in &mut ${name}[..${1 + this.random.below(length)}] {\n    *x = ${without(() => this.expression(type, 1))};\n}`,
      () => `let c${(this.names += 1)} = ${name}${isVec ? '.clone()' : ''};`,
      ...(isOrdered ? [() => `${name}.sort();`, () => `${name}[1..].sort_by(|a, b| b.cmp(a));`] : []),
      ...(isVec
        ? [
            () => `${name}.push(${without(() => this.expression(type, 2))});`,
            () =>
              `${name}.retain(|x| *x ${this.random.pick(['>', '<=', '!='])} ${literalOf(this.random, type)} || true);`,
          ]
        : []),
    ]
    return [this.random.pick(changes)(), `log!("{:?}", ${name});`]
  }

  private structChange(): string[] {
    if (this.structValues.length === 0) return this.letStruct()
    const { name, of } = this.random.pick(this.structValues)
    const [first] = of.fields
    const { name: field, type } = this.random.pick(of.fields)
    const change = this.random.once(2)
      ? `${name}.set(${this.expression(first?.type ?? 'i32', 1)});`
      : `${name}.${field} = ${this.expression(type, 2)};`
    return [change, `log!("{:?}", ${name});`]
  }

  private letClosure(): string[] {
    const [param, result] = [this.numberType(), this.numberType()]
    const body = this.scoped(() => {
      this.variables = this.variables.filter(({ length }) => length === undefined)
      this.structValues = []
      this.variables.push({ name: 'p', type: param, isMutable: false })
      return this.expression(result, 2)
    })
    const name = this.fresh('g')
    this.callables.push({ name, params: [param], result })
    return [`let ${name} = move |p: ${param}| -> ${result} { ${body} };`]
  }

  /** A closure that modifies an outer variable, called twice. */
  private sharingClosure(): string[] {
    const targets = this.variables.filter(({ isMutable, length }) => isMutable && length === undefined)
    if (targets.length === 0) return this.letNumber()
    const target = this.random.pick(targets)
    const isMoved = this.random.once(3)
    const param = this.numberType()
    const change = this.scoped(() => {
      this.variables = [target, { name: 'p', type: param, isMutable: false }]
      this.structValues = []
      this.callables = []
      return this.expression(target.type, 2)
    })
    const call = `h(${literalOf(this.random, param)});`
    return [
      `{\n    let mut h = ${isMoved ? 'move ' : ''}|p: ${param}| ${target.name} = ${change};\n    ${call}\n    ${call}\n}`,
      `log!("{}", ${target.name});`,
    ]
  }

  private reported(): string[] {
    const type = this.numberType()
    const width = this.random.below(12)
    const places = type === 'f32' ? FLOAT_PLACES : INTEGER_PLACES
    const place = this.random.pick(places).replace('W', String(width))
    const lists = this.variables.filter(({ length }) => length !== undefined)
    const list = lists.length > 0 ? `, ${this.random.pick(lists).name}` : ''
    return [
      `log!("[{${place}}]${list && ` {:${this.random.pick(['?', '3?', '.1?', '02?'])}}`}", ${this.expression(type, DEPTH)}${list});`,
    ]
  }

  private branch(depth: number): string[] {
    return [`if ${this.condition(2)} ${this.block(2, depth + 1)} else ${this.block(1, depth + 1)}`]
  }

  private counting(depth: number): string[] {
    const name = this.fresh('i')
    const type = this.random.pick(['i32', 'u32', 'i16', 'u8', 'i64'] as const)
    const to = 1 + this.random.below(4)
    const range = this.random.pick([
      `0..${to}${type}`,
      `1..=${to}${type}`,
      `(0..${to}${type}).rev()`,
      `(0..9${type}).step_by(${to})`,
    ])
    const body = this.scoped(() => {
      this.variables.push({ name, type, isMutable: false })
      const guard = this.random.once(4) ? [`if ${this.condition(1)} {\n    continue;\n}`] : []
      return [...guard, ...this.statements(2, depth + 1)].join('\n')
    })
    return [`for ${name} in ${range} {\n${indented(body)}\n}`]
  }

  private loop(depth: number): string[] {
    const name = this.fresh('w')
    const body = this.block(2, depth + 1)
    const first = `let mut ${name} = 0;`
    if (this.random.once(2)) {
      return [first, `while ${name} < 3 {\n    ${name} += 1;\n${indented(body)}\n}`]
    }
    const type = this.numberType()
    const result = this.fresh('r')
    const value = this.expression(type, 2)
    const whole = [
      first,
      `let ${result}: ${type} = loop {\n    ${name} += 1;\n    if ${name} > 2 {\n        break ${value};\n    }\n${indented(body)}\n};`,
    ]
    this.variables.push({ name: result, type, isMutable: false })
    return [...whole, `log!("{}", ${result});`]
  }

  private choice(depth: number): string[] {
    const type = this.integerType()
    const [low, high] = [this.random.below(20), 20 + this.random.below(80)]
    return [
      `match ${this.expression(type, 2)} {
    ${low} => ${this.block(1, depth + 1)}
    n if n % 2 == 0 && n > ${low} => log!("even {n}"),
    ${low}..=${high} => ${this.block(1, depth + 1)}
    _ => ${this.block(1, depth + 1)}
}`,
    ]
  }

  private numberType(): NumberType {
    return this.random.pick(numberTypes)
  }

  private integerType(): IntegerType {
    return this.random.pick(INTEGERS)
  }

  private list(): Variable | undefined {
    const lists = this.variables.filter(({ length, isMutable }) => length !== undefined && isMutable)
    return lists.length > 0 ? this.random.pick(lists) : undefined
  }

  private condition(depth: number): string {
    const type = this.numberType()
    const comparison = () =>
      `${this.expression(type, depth - 1)} ${this.random.pick(['<', '<=', '>', '>=', '==', '!='])} ${this.expression(type, depth - 1)}`
    const list = this.list()
    const conditions = [
      comparison,
      comparison,
      () => `!(${comparison()})`,
      ...(depth > 0
        ? [() => `(${this.condition(depth - 1)} ${this.random.pick(['&&', '||', '^'])} ${this.condition(depth - 1)})`]
        : []),
      ...(list
        ? [
            () =>
              `${list.name}.iter().${this.random.pick(['any', 'all'])}(|x| *x > ${literalOf(this.random, list.type)})`,
          ]
        : []),
    ]
    return `(${this.random.pick(conditions)()})`
  }

  private expression(type: NumberType, depth: number): string {
    if (depth <= 0) return this.leaf(type)
    const shared = [
      () => this.leaf(type),
      () => `(${this.expression(this.numberType(), depth - 1)} as ${type})`,
      () =>
        `(if ${this.condition(depth - 1)} { ${this.expression(type, depth - 1)} } else { ${this.expression(type, depth - 1)} })`,
      () => this.inBlock(type, depth),
      () => this.fromList(type, depth),
      () => this.fromCall(type, depth),
      () => this.fromStruct(type, depth),
    ]
    const own = type === 'f32' ? () => this.float(depth) : () => this.integer(type, depth)
    return this.random.pick([...shared, own, own, own, own])()
  }

  /** Small, because large values differ natively, where `usize` is wider. */
  private place(depth: number): string {
    return `(${this.expression('u8', depth)} as usize)`
  }

  private leaf(type: NumberType): string {
    const readable = this.variables.filter((variable) => variable.type === type && variable.length === undefined)
    if (readable.length > 0 && !this.random.once(3)) return this.random.pick(readable).name
    return literalOf(this.random, type)
  }

  private inBlock(type: NumberType, depth: number): string {
    const inner = this.numberType()
    const value = this.expression(inner, depth - 1)
    const name = this.fresh('b')
    return this.scoped(() => {
      this.variables.push({ name, type: inner, isMutable: false })
      return `{ let ${name} = ${value}; ${this.expression(type, depth - 1)} }`
    })
  }

  private fromList(type: NumberType, depth: number): string {
    const lists = this.variables.filter((variable) => variable.length !== undefined && variable.type === type)
    if (lists.length === 0) return this.leaf(type)
    const { name, length = 1 } = this.random.pick(lists)
    const from = this.random.below(length)
    return this.random.pick([
      () => `${name}[${this.place(depth - 1)} % ${length}]`,
      () => `${name}[${from}..].iter().copied().fold(${literalOf(this.random, type)}, |a, b| ${foldOf(type)})`,
      () => `${name}.iter().map(|x| ${type === 'f32' ? '*x * 0.5' : 'x.wrapping_mul(3)'}).last().unwrap()`,
      () => `(${name}.iter().filter(|x| **x > ${literalOf(this.random, type)}).count() as ${type})`,
      () => `${name}.windows(2).map(|w| ${type === 'f32' ? 'w[1] - w[0]' : 'w[1].wrapping_sub(w[0])'}).nth(0).unwrap()`,
      () => `(${name}.len() as ${type})`,
    ])()
  }

  private fromCall(type: NumberType, depth: number): string {
    const fitting = this.callables.filter(({ result }) => result === type)
    if (fitting.length === 0) return this.leaf(type)
    const { name, params } = this.random.pick(fitting)
    return `${name}(${params.map((param) => this.expression(param, depth - 1)).join(', ')})`
  }

  private fromStruct(type: NumberType, depth: number): string {
    const places = this.structValues.flatMap(({ name, of }) => [
      ...of.fields.filter((field) => field.type === type).map((field) => () => `${name}.${field.name}`),
      ...(of.fields[1]?.type === type
        ? [() => `${name}.get(${this.expression(of.fields[0]?.type ?? 'i32', depth - 1)})`]
        : []),
    ])
    return places.length > 0 ? this.random.pick(places)() : this.leaf(type)
  }

  private integer(type: IntegerType, depth: number): string {
    const part = () => this.expression(type, depth - 1)
    const isSigned = type.startsWith('i')
    return this.random.pick([
      () => `(${part()} ${this.random.pick(['+', '-', '*'])} ${part()})`,
      () => `${receiver(part())}.${this.random.pick(WRAPPING)}(${part()})`,
      () => `${receiver(part())}.${this.random.pick(WRAPPING)}(${part()})`,
      () => `(${part()} ${this.random.pick(['/', '%'])} ${literalOf(this.random, type, 'positive')})`,
      () => `(${part()} ${this.random.pick(['/', '%'])} ${part()})`,
      () => `(${part()} ${this.random.pick(['&', '|', '^'])} ${part()})`,
      () => `(${part()} ${this.random.pick(['<<', '>>'])} (${this.expression('u32', depth - 1)} % 8))`,
      () => `(!${part()})`,
      () =>
        `${receiver(part())}.${this.random.pick(['rem_euclid', 'div_euclid'])}(${literalOf(this.random, type, 'positive')})`,
      () => `${receiver(part())}.${this.random.pick(['min', 'max'])}(${part()})`,
      () =>
        `${receiver(part())}.clamp(${literalOf(this.random, type, 'small')}, ${literalOf(this.random, type, 'large')})`,
      () => `(${receiver(part())}.count_ones() as ${type})`,
      () => `${receiver(part())}.wrapping_pow(${this.random.below(5)})`,
      () =>
        `${receiver(part())}.checked_${this.random.pick(['add', 'sub', 'mul', 'div'])}(${part()}).unwrap_or(${part()})`,
      ...(isSigned
        ? [() => `${receiver(part())}.wrapping_abs()`, () => `${receiver(part())}.signum()`, () => `(-{ ${part()} })`]
        : [() => `${receiver(part())}.abs_diff(${part()})`, () => `${receiver(part())}.saturating_sub(${part()})`]),
    ])()
  }

  private float(depth: number): string {
    const part = () => this.expression('f32', depth - 1)
    return this.random.pick([
      () => `(${part()} ${this.random.pick(['+', '-', '*', '/'])} ${part()})`,
      () => `(${part()} ${this.random.pick(['+', '-', '*', '/'])} ${part()})`,
      () => `(${part()} % ${literalOf(this.random, 'f32')})`,
      () =>
        `${receiver(part())}.${this.random.pick(['floor', 'ceil', 'round', 'trunc', 'fract', 'abs', 'signum', 'sqrt', 'recip'])}()`,
      () => `${receiver(part())}.${this.random.pick(['min', 'max', 'copysign'])}(${part()})`,
      () => `${receiver(part())}.clamp(-7.5, 1e3)`,
      () => `${receiver(part())}.powi(${this.random.below(5)})`,
      () => `${receiver(part())}.rem_euclid(3.25)`,
      () => `${receiver(part())}.${this.random.pick(['to_radians', 'to_degrees'])}()`,
      () => `(-${receiver(part())})`,
    ])()
  }
}

const INTEGER_ASSIGNMENTS = ['+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>=', '=', '=']
const WRAPPING = ['wrapping_add', 'wrapping_sub', 'wrapping_mul', 'saturating_add', 'saturating_sub', 'saturating_mul']
const INTEGER_PLACES = [
  '',
  ':?',
  ':W',
  ':<W',
  ':>W',
  ':^W',
  ':0W',
  ':+',
  ':x',
  ':#x',
  ':b',
  ':#b',
  ':*^W',
  ':#010x',
  ':o',
]
const FLOAT_PLACES = ['', ':?', ':W', ':<W', ':.0', ':.1', ':.3', ':W.2', ':+.1', ':0W.1', ':e', ':.2?', ':^W']

/** In parentheses if it is a literal or a negation. */
function receiver(text: string): string {
  return /^[\w.]+$|^\(.*\)$/s.test(text) && !/^\d+\.?\d*$/.test(text) && !/^\([^()]*\)[^]*\([^()]*\)$/.test(text)
    ? text
    : `(${text})`
}

const foldOf = (type: NumberType) => (type === 'f32' ? 'a + b' : 'a.wrapping_add(b)')

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n')
}
