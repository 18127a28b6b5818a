import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('methods are found through references, boxes, arrays and impls of Deref', () => {
  expect(
    programDiagnostics('let s = String::from("a"); s.len(); [1, 2].iter(); Box::new(s).is_empty(); (&&vec![1]).len();'),
  ).toEqual([])
})

test('a method of an open literal is ambiguous, one of a trait is not', () => {
  expect(programDiagnostics('2.0.sqrt();')).toEqual([
    "E0689 can't call method sqrt on ambiguous numeric type {float}: the type of the number must be known",
  ])
  expect(
    programDiagnostics('1.max(2); 5.to_string(); let mut v = vec![1.5]; v.sort_by(|a, b| a.partial_cmp(b).unwrap());'),
  ).toEqual([])
})

test('an unknown method is told with one of a similar name', () => {
  expect(programDiagnostics('vec![1].lenn();')).toEqual([
    'E0599 no method named lenn found for struct Vec<{integer}> in the current scope: method not found in Vec<{integer}>',
  ])
  expect(programHelp('vec![1].lenn();')).toEqual(['there is a method len with a similar name'])
})

test('own methods win over those of traits', () => {
  const own =
    'struct A; impl A { fn to_string(&self) -> i32 { 1 } } impl std::fmt::Display for A { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) } }'
  expect(programDiagnostics(`${own} let a: i32 = A.to_string();`)).toEqual([])
})

test('what comes from outside gives sum, collect and parse their type', () => {
  expect(
    programDiagnostics(
      'let s: f32 = vec![1.0].iter().sum(); let v: Vec<i32> = (0..3).collect(); let n = "1".parse::<u8>();',
    ),
  ).toEqual([])
  expect(programDiagnostics('let v = vec![1]; let s = v.iter().sum() + 1;')[0]).toMatch('E028')
  expect(programDiagnostics('let v: Vec<i32> = vec![1].iter().collect();')[0]).toMatch('E0277 a value of type Vec<i32>')
})

test('the number of arguments has to fit', () => {
  expect(programDiagnostics('let mut v = vec![1]; v.push();')).toEqual([
    'E0061 this method takes 1 argument but 0 arguments were supplied: 1 argument missing',
  ])
})
