import { stretchEdit } from './stretchEdit'

function fieldWith(text: string) {
  const field = document.createElement('textarea')
  field.value = text
  document.body.replaceChildren(field)
  const heard: string[] = []
  field.addEventListener('input', () => heard.push(field.value))
  return { field, heard }
}

test('a stretch is written anew each time, and the field tells each time', () => {
  const { field, heard } = fieldWith('w = 20, h = 5')
  const edit = stretchEdit(field, { start: 4, end: 6 })
  edit.write('9')
  edit.write('100')
  edit.write('100')
  expect(field.value).toBe('w = 100, h = 5')
  expect(heard).toEqual(['w = 9, h = 5', 'w = 100, h = 5'])
})

test('back at its beginning a stretch is as it was', () => {
  const { field, heard } = fieldWith('w = 20')
  const edit = stretchEdit(field, { start: 4, end: 6 })
  edit.write('21')
  edit.write('20')
  expect(heard).toEqual(['w = 21', 'w = 20'])
})
