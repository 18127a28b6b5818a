import type { SymbolReference } from './symbolReference'
import { bindingAt, parametersAfter } from './rustBindings'
import type { Binding } from './rustBindings'
import { ownNamesOf, typeFrom } from './rustNames'
import type { OwnNames } from './rustNames'
import { closingIndex, endOfAngles, rustTokens } from './rustTokens'
import type { RustToken } from './rustTokens'
import { headOf, itemType, returnTypeOf, tupleParts, unwrapped } from './rustTypes'
import type { RustType } from './rustTypes'
import type { EngineSymbol } from '../../lib/symbols/engineSymbol'
import type { SymbolTable } from '../../lib/symbols/symbols'

/**
 * The documented symbols that Rust code names. The code is read once from start to end, with as much of its types as it
 * shows; a name that the code declares itself, or a receiver of unknown type, gives no reference.
 */
export function rustReferences(code: string, table: SymbolTable): SymbolReference[] {
  return new RustReader(code, table).read()
}

/** An open bracket. */
type Frame = {
  opening: string
  /** The type of the whole once the bracket is closed. */
  result: RustType | undefined
  macro: EngineSymbol | undefined
  binding: Binding | undefined
  /** The type that `self` has inside. */
  self: RustType | undefined
}

const KEYWORDS = new Set(
  (
    'as break const continue crate dyn else enum extern false fn for if impl in let loop match mod move mut pub ref ' +
    'return static struct super trait true type unsafe use where while'
  ).split(' '),
)

/** Constructors that every type may have and that return it. */
const CONSTRUCTORS = ['load', 'new', 'default']

class RustReader {
  private readonly tokens: RustToken[]
  private readonly own: OwnNames
  private readonly references: SymbolReference[] = []
  private readonly frames: Frame[] = [newFrame('', {})]
  private readonly scopes: Map<string, RustType | undefined>[] = [new Map()]
  /** Parameters that the next block brings into scope. */
  private parameters: Map<string, RustType | undefined> | undefined
  /** The type of the expression that ends just before the current token. */
  private type: RustType | undefined
  private index = 0

  constructor(
    code: string,
    private readonly table: SymbolTable,
  ) {
    this.tokens = rustTokens(code)
    this.own = ownNamesOf(this.tokens)
  }

  read(): SymbolReference[] {
    while (this.index < this.tokens.length) this.step()
    return this.references
  }

  private text(offset = 0): string {
    return this.tokens[this.index + offset]?.text ?? ''
  }

  private get frame(): Frame {
    return this.frames[this.frames.length - 1]!
  }

  private step() {
    const { kind, text } = this.tokens[this.index]!
    if (kind === 'word' && this.text(-1) === '.') this.readMember(text)
    else if (kind === 'word' && KEYWORDS.has(text)) this.readKeyword(text)
    else if (kind === 'word') this.readPath()
    else if (kind === 'number' && this.text(-1) === '.') this.readTuplePart(Number(text))
    else if (kind === 'sign') this.readSign(text)
    else this.readLiteral()
  }

  private readLiteral() {
    this.type = undefined
    this.index += 1
  }

  private readTuplePart(part: number) {
    this.type = tupleParts(this.type)[part]
    this.index += 1
  }

  private readSign(text: string) {
    this.index += 1
    if (/^[([{]$/.test(text)) this.open(text)
    else if (/^[)\]}]$/.test(text)) this.close()
    else if (text === ';') this.finishBinding()
    else if (text === '#' && /^!?\[/.test(this.text() + this.text(1))) this.skipTo('[')
    else if (text === '=' && this.frame.binding && !this.frame.binding.isInValue) {
      Object.assign(this.frame.binding, { isInValue: true, isSimple: true })
      this.type = undefined
    } else if (text === '?') this.type = unwrapped(this.type)
    else if (text !== '.') {
      if (text !== '&' && this.frame.binding) this.frame.binding.isSimple = false
      this.type = undefined
    }
  }

  /** Leaves out everything up to the end of the next bracket of this kind. */
  private skipTo(opening: string) {
    const open = this.tokens.findIndex(({ text }, index) => index >= this.index && text === opening)
    this.index = open === -1 ? this.tokens.length : closingIndex(this.tokens, open) + 1
    this.type = undefined
  }

  private open(opening: string, fields: Partial<Frame> = {}) {
    const before = this.tokens[this.index - 2]
    const isIndex = opening === '[' && this.type !== undefined && /^[\w)\]]+$/.test(before?.text ?? '')
    const result = isIndex ? itemType(this.type) : opening === '{' ? this.type : undefined
    this.frames.push(newFrame(opening, { self: this.frame.self, result, ...fields }))
    this.scopes.push(opening === '{' ? (this.parameters ?? new Map()) : new Map())
    if (opening === '{') this.parameters = undefined
    this.type = undefined
  }

  private close() {
    if (this.frames.length > 1) {
      this.type = this.frames.pop()!.result
      this.scopes.pop()
    }
  }

  private finishBinding() {
    const { binding } = this.frame
    if (binding) {
      const type = binding.written ?? (binding.isSimple ? this.type : undefined)
      const parts = binding.isTuple ? tupleParts(type) : [type]
      binding.names.forEach((name, index) => this.scopes[this.scopes.length - 1]!.set(name, parts[index]))
      this.frame.binding = undefined
    }
    if (this.frame.opening === '{' || this.frame.opening === '') this.parameters = undefined
    this.type = undefined
  }

  private readKeyword(text: string) {
    this.index += 1
    this.type = undefined
    if (text === 'as') {
      this.type = typeFrom([this.tokens[this.index]!].filter(Boolean))
      this.index += 1
      return
    }
    const { binding } = this.frame
    if (binding?.isInValue && text !== 'mut') binding.isSimple = false
    if (text === 'let') this.readLet()
    else if (text === 'fn') this.readFunction()
    else if (text === 'impl') this.readImpl()
    else if (text === 'enum') this.skipTo('{')
    else if (text === 'use') this.skipStatement()
    else if (['struct', 'mod', 'trait', 'type', 'const', 'static'].includes(text)) this.index += 1
  }

  private skipStatement() {
    while (this.index < this.tokens.length && this.text() !== ';') this.index += 1
  }

  private readLet() {
    const { binding, next } = bindingAt(this.tokens, this.index)
    this.frame.binding = binding ?? this.frame.binding
    this.index = next
  }

  /** Skips the name and remembers the parameters for the body. */
  private readFunction() {
    this.parameters = parametersAfter(this.tokens, this.index)
    this.index += 1
  }

  /** The block of an `impl` knows what `self` is. */
  private readImpl() {
    const brace = this.tokens.findIndex(({ text }, index) => index >= this.index && text === '{')
    const head = this.tokens.slice(this.index, brace)
    const target = head.slice(head.findIndex(({ text }) => text === 'for') + 1)
    if (brace === -1) return
    for (; this.index < brace; this.index += 1) {
      const { kind, text } = this.tokens[this.index]!
      if (kind === 'word' && !KEYWORDS.has(text)) this.linkType(text, this.index)
    }
    this.index = brace + 1
    this.open('{', { self: typeFrom(target), result: undefined })
  }

  /** `a::b::c`, or a single name: macro, function, type, variant, constant or variable. */
  private readPath() {
    const first = this.index
    const segments = [this.text()]
    let last = first
    let hasArguments = false
    this.index += 1
    while (this.text() === '::') {
      if (this.text(1) === '<') {
        this.index = endOfAngles(this.tokens, this.index + 1)
        hasArguments = true
      } else {
        last = this.index + 1
        segments.push(this.text(1))
        this.index += 2
      }
    }
    if (segments[0] === 'turbo' && segments.length > 1) segments.shift()
    const name = segments.join('::')

    if (this.text() === '!' && /^[([{]$/.test(this.text(1))) this.readMacro(name, first)
    else if (this.isOptionName(first)) this.linkOption(name, first)
    else if (segments.length === 1) this.readName(name, first)
    else this.readQualified(segments, hasArguments ? undefined : first, last)
  }

  private readMacro(name: string, first: number) {
    const isOwn = this.own.declared.has(`${name}!`)
    const macro = isOwn
      ? undefined
      : (this.table.ofKind(`${name}!`, 'macro') ?? this.table.ofKind(`turbo::${name}!`, 'macro'))
    if (macro) this.link(macro, first, this.index)
    const opening = this.text(1)
    this.index += 2
    this.type = undefined
    this.open(opening, { macro, result: undefined })
  }

  /** Whether a word inside a macro call is the name of an option: it begins an argument and `=` follows. */
  private isOptionName(first: number): boolean {
    return this.frame.macro !== undefined && this.text() === '=' && /^[(,;{[]$/.test(this.tokens[first - 1]?.text ?? '')
  }

  private linkOption(name: string, first: number) {
    const { macro } = this.frame
    if (macro?.options.some((option) => option.name === name)) this.link(macro, first, first, name)
    this.type = undefined
  }

  private readName(name: string, first: number) {
    if (name === 'self' || name === 'Self') {
      this.type = this.frame.self
      return
    }
    if (this.text() === '(') {
      const called = this.isShadowed(name) ? undefined : this.table.ofKind(name, 'function')
      if (called) this.link(called, first, first)
      this.call(called ? returnTypeOf(called) : undefined)
      return
    }
    if (this.linkType(name, first)) {
      this.type = name
      return
    }
    const constant = this.isShadowed(name) ? undefined : this.table.ofKind(name, 'constant')
    if (constant) this.link(constant, first, first)
    this.type = this.own.structs.has(name) ? name : this.typeOfVariable(name)
  }

  private linkType(name: string, index: number): boolean {
    const type = this.own.declared.has(name) ? undefined : this.table.ofKind(name, 'struct', 'enum')
    if (type) this.link(type, index, index)
    return type !== undefined
  }

  /** A path of several parts; `first` is undefined where type arguments stand between them. */
  private readQualified(segments: string[], first: number | undefined, last: number) {
    const head = segments[0]!
    const name = segments.slice(-2).join('::')
    const isOwn =
      segments.some((segment) => this.own.declared.has(segment)) || ['crate', 'self', 'super'].includes(head)
    const symbol = isOwn ? undefined : this.table.ofKind(name, 'function', 'method', 'variant', 'constant')
    if (symbol) this.link(symbol, first ?? last, last)
    else if (!isOwn && first !== undefined && segments.length === 2) this.linkType(head, first)
    const receiver = head === 'Self' ? this.frame.self : head
    if (this.text() === '(') {
      const isConstructor = this.own.structs.has(headOf(receiver ?? '')) && CONSTRUCTORS.includes(segments[1] ?? '')
      this.call(symbol ? returnTypeOf(symbol, symbol.parent ? head : undefined) : isConstructor ? receiver : undefined)
    } else {
      this.type = symbol?.kind === 'variant' ? head : undefined
    }
  }

  /** A field or method after a dot. */
  private readMember(name: string) {
    const place = this.index
    this.index += 1
    if (this.text() === '::' && this.text(1) === '<') this.index = endOfAngles(this.tokens, this.index + 1)
    const receiver = this.type
    const head = receiver === undefined ? undefined : headOf(receiver)
    if (this.text() === '(') {
      const method = this.methodOf(name, receiver, head)
      if (method) this.link(method, place, place)
      this.call(method ? returnTypeOf(method, receiver) : commonResult(name, receiver))
      return
    }
    const fields = head === undefined ? undefined : this.own.structs.get(head)
    const field = this.isDocumented(head) ? this.table.ofKind(`${head}.${name}`, 'field') : undefined
    if (field) this.link(field, place, place)
    this.type = fields ? fields.get(name) : (field?.type?.replace(/\s/g, '') ?? undefined)
  }

  /** The method of a known type; of an unknown one only if no other type has it and its name is a compound. */
  private methodOf(name: string, receiver: RustType | undefined, head: string | undefined): EngineSymbol | undefined {
    if (this.isDocumented(head)) return this.table.ofKind(`${head}::${name}`, 'method')
    if (this.own.declared.has(name) || (head !== undefined && this.own.structs.has(head))) return undefined
    const method = name.includes('_') ? this.table.onlyMethod(name) : undefined
    const belongsToType = method?.parent !== null && this.isDocumented(method?.parent)
    return receiver !== undefined && belongsToType ? undefined : method
  }

  private isDocumented(type: string | null | undefined): boolean {
    return !!type && !this.own.declared.has(type) && this.table.ofKind(type, 'struct', 'enum') !== undefined
  }

  /** Opens the arguments of a call whose result has this type. */
  private call(result: RustType | undefined) {
    this.index += 1
    this.type = undefined
    this.open('(', { result })
  }

  private isShadowed(name: string): boolean {
    const isVariable = this.scopes.some((scope) => scope.has(name))
    return isVariable || this.own.declared.has(name) || this.own.patterned.has(name)
  }

  private typeOfVariable(name: string): RustType | undefined {
    if (this.own.patterned.has(name)) return undefined
    return this.scopes.findLast((scope) => scope.has(name))?.get(name)
  }

  private link(symbol: EngineSymbol, first: number, last: number, option?: string) {
    const reference = { start: this.tokens[first]!.start, end: this.tokens[last]!.end, symbol: symbol.name }
    this.references.push(option === undefined ? reference : { ...reference, option })
  }
}

function newFrame(opening: string, fields: Partial<Frame>): Frame {
  return { opening, result: undefined, macro: undefined, binding: undefined, self: undefined, ...fields }
}

/** What methods of the standard library return that keep or open their receiver. */
function commonResult(name: string, receiver: RustType | undefined): RustType | undefined {
  if (name === 'clone') return receiver
  return name === 'unwrap' || name === 'expect' ? unwrapped(receiver) : undefined
}
