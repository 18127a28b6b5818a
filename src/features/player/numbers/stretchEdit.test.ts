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

describe('where the browser keeps what undo knows', () => {
  let past: string[]

  function commandsOf(field: HTMLTextAreaElement) {
    past = []
    return (command: string, _: boolean, text = '') => {
      if (command === 'insertText') {
        past.push(field.value)
        field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
      } else {
        field.value = past.pop() ?? field.value
      }
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      return true
    }
  }

  afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

  function typedField() {
    const { field, heard } = fieldWith('w = 2')
    document.execCommand = commandsOf(field)
    field.setSelectionRange(5, 5)
    document.execCommand('insertText', false, '0')
    heard.length = 0
    return { field, heard }
  }

  test('one step of undo takes all of it back, and the steps between are not heard', () => {
    const { heard } = typedField()
    const edit = stretchEdit(document.querySelector('textarea')!, { start: 4, end: 6 })
    edit.write('21')
    edit.write('22')
    expect(past).toEqual(['w = 2', 'w = 20'])
    expect(heard).toEqual(['w = 21', 'w = 22'])
  })

  test('what was typed before stays, also when the stretch has been back at its beginning', () => {
    const { field, heard } = typedField()
    const edit = stretchEdit(field, { start: 4, end: 6 })
    for (const text of ['21', '20', '19']) edit.write(text)
    expect(past).toEqual(['w = 2', 'w = 20'])
    expect(heard).toEqual(['w = 21', 'w = 20', 'w = 19'])
  })
})
