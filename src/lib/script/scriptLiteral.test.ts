import { scriptLiteral } from './scriptLiteral'

test('no text can end the script element it stands in', () => {
  expect(scriptLiteral('</script>')).toBe('"\\u003c/script>"')
})

test('the literal is the text it stands for', () => {
  expect(new Function(`return ${scriptLiteral(`<a "b" 'c'`)}`)()).toBe(`<a "b" 'c'`)
})
