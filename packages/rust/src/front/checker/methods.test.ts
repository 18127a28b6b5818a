import { programDiagnostics, programHelp } from '../../../tests/checkedProgram'

test('finds methods through references, boxes, arrays and Deref', () => {
  expect(
    programDiagnostics('let s = String::from("a"); s.len(); [1, 2].iter(); Box::new(s).is_empty(); (&&vec![1]).len();'),
  ).toEqual([])
})

test('an inherent method on an integer variable is ambiguous, a trait method is not', () => {
  expect(programDiagnostics('2.0.sqrt();')).toEqual([
    "E0689 can't call method sqrt on ambiguous numeric type {float}: the type of the number must be known",
  ])
  expect(
    programDiagnostics('1.max(2); 5.to_string(); let mut v = vec![1.5]; v.sort_by(|a, b| a.partial_cmp(b).unwrap());'),
  ).toEqual([])
})

test('suggests a similar method name', () => {
  expect(programDiagnostics('vec![1].lenn();')).toEqual([
    'E0599 no method named lenn found for struct Vec<{integer}> in the current scope: method not found in Vec<{integer}>',
  ])
  expect(programHelp('vec![1].lenn();')).toEqual(['there is a method len with a similar name'])
})

test('inherent methods take precedence over trait methods', () => {
  const own =
    'struct A; impl A { fn to_string(&self) -> i32 { 1 } } impl std::fmt::Display for A { fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result { Ok(()) } }'
  expect(programDiagnostics(`${own} let a: i32 = A.to_string();`)).toEqual([])
})

test('sum, collect and parse take their type from the expectation', () => {
  expect(
    programDiagnostics(
      'let s: f32 = vec![1.0].iter().sum(); let v: Vec<i32> = (0..3).collect(); let n = "1".parse::<u8>();',
    ),
  ).toEqual([])
  expect(programDiagnostics('let v = vec![1]; let s = v.iter().sum() + 1;')[0]).toMatch('E028')
  expect(programDiagnostics('let v: Vec<i32> = vec![1].iter().collect();')[0]).toMatch('E0277 a value of type Vec<i32>')
})

test('checks the number of arguments', () => {
  expect(programDiagnostics('let mut v = vec![1]; v.push();')).toEqual([
    'E0061 this method takes 1 argument but 0 arguments were supplied: 1 argument missing',
  ])
})
