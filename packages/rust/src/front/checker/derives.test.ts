import { programDiagnostics } from '../../../tests/checkedProgram'

test('Copy requires Clone, and Eq requires PartialEq', () => {
  expect(programDiagnostics('#[derive(Copy)] struct A;')).toEqual([
    'E0277 the trait bound A: Clone is not satisfied: the trait Clone is not implemented for A',
  ])
  expect(programDiagnostics('#[derive(Eq)] struct A;')[0]).toMatch("E0277 can't compare A with A")
})

test('derived Default of an enum requires a default variant', () => {
  expect(programDiagnostics('#[derive(Default)] enum E { #[default] A, B } E::default();')).toEqual([])
  expect(programDiagnostics('#[derive(Default)] enum E { A, B }')[0]).toMatch('E0665')
})

test('derived traits of generic types depend on the arguments', () => {
  expect(programDiagnostics('#[derive(Clone)] struct W<T>(T); struct N; W(1).clone(); W(N).clone();')).toHaveLength(1)
})
