import { shownTree } from '../../../tests/shownTree'
import { parseProgram } from './parseProgram'

function read(text: string) {
  const { tree, diagnostics } = parseProgram(text)
  const [go] = tree.items
  const body = go?.kind === 'Frame' ? go.body : undefined
  const last = body?.tail ?? body?.statements.at(-1)
  return { shown: shownTree(last), diagnostics: diagnostics.map(({ message }) => message) }
}

test.each([
  ['a + b * c', '(Binary + a (Binary * b c))'],
  ['a - b - c', '(Binary - (Binary - a b) c)'],
  ['-1i32.pow(2)', '(Unary - (MethodCall 1 pow [2]))'],
  ['!5 == 3', '(Binary == (Unary ! 5) 3)'],
  ['a as f32 * 2.0', '(Binary * (Cast a f32) 2)'],
  ['a as Box<dyn F> as C<D>', '(Cast (Cast a Box<(Type (DynType [(F)]))>) C<(Type D)>)'],
  ['-a as u8', '(Cast (Unary - a) u8)'],
  ['a & b == c', '(Binary == (Binary & a b) c)'],
  ['a | b ^ c & d', '(Binary | a (Binary ^ b (Binary & c d)))'],
  ['a << 1 + 2', '(Binary << a (Binary + 1 2))'],
  ['a || b && c', '(Binary || a (Binary && b c))'],
  ['a < b && b < c', '(Binary && (Binary < a b) (Binary < b c))'],
  ['a = b = c', '(Assign a (Assign b c))'],
  ['a += b << 1', '(CompoundAssign + a (Binary << b 1))'],
  ['a >>= 2', '(CompoundAssign >> a 2)'],
  ['(a, _) = b', '(Assign (Tuple [a (Underscore)]) b)'],
  ['1..n + 1', '(Range 1 (Binary + n 1))'],
  ['..=3', '(Range 3 isInclusive)'],
  ['a..', '(Range a)'],
  ['..', '(Range)'],
  ['&&x', '(Ref (Ref x))'],
  ['&mut *x', '(Ref isMut (Unary * x))'],
  ['a - -b', '(Binary - a (Unary - b))'],
])('precedence: %s', (text, expected) => {
  expect(read(text)).toEqual({ shown: expected, diagnostics: [] })
})

test.each([
  ['t.0.1', '(Field (Field t 0) 1)'],
  ['v[0].x()?', '(Try (MethodCall (Index v 0) x))'],
  ['(self.f)(1)', '(Call (Field self f) [1])'],
  ['collect::<Vec<Vec<i32>>>()', '(Call collect<(Type Vec<(Type Vec<(Type i32)>)>)>)'],
  [
    'v.iter().collect::<Vec<_>>()',
    '(MethodCall (MethodCall v iter) collect ([(Type Vec<(Type (InferType))>)]) )'.replace(' )', ')'),
  ],
  ['Vec::<i32>::new()', '(Call Vec<(Type i32)>::new)'],
  ['<T as Default>::default()', '(Call Default::default)'],
  ['()', '(Tuple)'],
  ['(a)', 'a'],
  ['(a,)', '(Tuple [a])'],
  ['[0; 3]', '(Repeat 0 3)'],
  ['[1, 2,]', '(Array [1 2])'],
  ['P { a: 1, b, ..c }', '(Struct P [(a 1) (b b isShorthand)] c)'],
  ["'a: { break 'a 1; }", '(Block a ([(ExprStatement (Break a 1) hasSemicolon)]))'],
  ['return', '(Return)'],
  ['if a { 1 } else if b { 2 } else { 3 }', '(If a (1) (If b (2) (Block (3))))'],
])('%s', (text, expected) => {
  expect(read(text)).toEqual({ shown: expected, diagnostics: [] })
})

test.each([
  ['|| n += 1', '(Closure (CompoundAssign + n 1))'],
  ['|&(a, b)| a', '(Closure [((RefPattern (TuplePattern [(BindingPattern a) (BindingPattern b)])))] a)'],
  ['move |x: i32| -> i32 { x }', '(Closure isMove [((BindingPattern x) i32)] i32 (Block (x)))'],
  ['|_| 1', '(Closure [((WildcardPattern))] 1)'],
  ['v.map(|x| x + 1)', '(MethodCall v map [(Closure [((BindingPattern x))] (Binary + x 1))])'],
])('closures: %s', (text, expected) => {
  expect(read(text)).toEqual({ shown: expected, diagnostics: [] })
})

test.each([
  ['if a == (P { b: 1 }) { 2 }', []],
  ['if f(P { b: 1 }) { 2 }', []],
  ['match [P { b: 1 }] { _ => 2 }', []],
  ['if a == P { b: 1 } { 2 }', ['struct literals are not allowed here']],
  ['if a { b }', []],
  ['for p in point { b, c }', ['struct literals are not allowed here', 'expected `{`, found `<eof>`']],
])('a brace starts the body of a head: %s', (text, diagnostics) => {
  expect(read(text).diagnostics).toEqual(diagnostics)
})

test('a statement that starts with a block ends with it', () => {
  expect(read('if a { 1 } else { 2 } - 1').shown).toBe('(Unary - 1)')
  expect(read('let x = { 1 } - 2;').shown).toBe('(Let (BindingPattern x) (Binary - (Block (1)) 2))')
  expect(read('match a { _ => 1 }.max(2)').shown).toBe('(MethodCall (Match a [((WildcardPattern) 1)]) max [2])')
  expect(read('match a { 1 => { 1 } + 1, _ => 2 }').diagnostics).toEqual(['expected pattern, found `+`'])
})

test('a block arm needs no comma', () => {
  expect(read('match a { 1 => {} 2 => if b {} _ => c }').diagnostics).toEqual([])
  expect(read('match a { 1 => b 2 => c }').diagnostics).toEqual(['expected `,` following `match` arm, found `2`'])
})

test.each([
  ['let (a, mut b) = c;', '(Let (TuplePattern [(BindingPattern a) (BindingPattern b isMut)]) c)'],
  ['let Some(x) = y else { return };', '(Let (TupleStructPattern Some [(BindingPattern x)]) y ((Return)))'],
  ['let x: Vec<_>;', '(Let (BindingPattern x) Vec<(Type (InferType))>)'],
])('%s', (text, expected) => {
  expect(read(text)).toEqual({ shown: expected, diagnostics: [] })
})

test.each([
  ['1 | 2', '(OrPattern [(LiteralPattern 1) (LiteralPattern 2)])'],
  ['| 1', '(LiteralPattern 1)'],
  ['-1', '(LiteralPattern (Unary - 1))'],
  ['i32::MIN..=-1', '(RangePattern isInclusive i32::MIN (Unary - 1))'],
  ['1..', '(RangePattern 1)'],
  ['LOW..=9', '(RangePattern isInclusive LOW 9)'],
  ["'a'..='z'", '(RangePattern isInclusive "a" "z")'],
  ['n @ 1..=3', '(BindingPattern n (RangePattern isInclusive 1 3))'],
  ['Some(ref mut x)', '(TupleStructPattern Some [(BindingPattern x isRef isMut)])'],
  ['P { a, b: 1, .. }', '(StructPattern P [(a (BindingPattern a) isShorthand) (b (LiteralPattern 1))] hasRest)'],
  ['[first, rest @ ..]', '(SlicePattern [(BindingPattern first) (BindingPattern rest (RestPattern))])'],
  ['(a, .., b)', '(TuplePattern [(BindingPattern a) (RestPattern) (BindingPattern b)])'],
  ['&&x', '(RefPattern (RefPattern (BindingPattern x)))'],
  ['E::A(1 | 2)', '(TupleStructPattern E::A [(OrPattern [(LiteralPattern 1) (LiteralPattern 2)])])'],
  ['E::A', '(PathPattern E::A)'],
  ['NAME', '(BindingPattern NAME)'],
  ['true', '(LiteralPattern true)'],
])('pattern %s', (text, expected) => {
  const { shown, diagnostics } = read(`match a { ${text} => 0 }`)
  expect({ shown, diagnostics }).toEqual({ shown: `(Match a [(${expected} 0)])`, diagnostics: [] })
})
