import { projectBackups } from './projectBackups'

beforeEach(() => localStorage.clear())

const project = {
  id: 'a',
  name: 'Pong',
  files: [{ path: 'src/lib.rs', text: 'clear(1);' }],
  isOwn: true,
  isForeign: false,
  changedAt: 5,
  revision: 3,
}
const read = () => projectBackups(localStorage, 'reader').read()

test('reads what closing pages left, until it is stored', () => {
  projectBackups(localStorage, 'one').write(project)
  projectBackups(localStorage, 'other').write({ ...project, name: 'Ping' })
  const backups = projectBackups(localStorage, 'next')
  expect(backups.read()).toEqual([
    { project, copyId: 'a-one' },
    { project: { ...project, name: 'Ping' }, copyId: 'a-other' },
  ])
  projectBackups(localStorage, 'third').drop()
  expect(read()).toHaveLength(2)
  backups.drop()
  expect(read()).toEqual([])
})

test('a page drops what it wrote', () => {
  const backups = projectBackups(localStorage, 'one')
  backups.write(project)
  backups.drop()
  expect(read()).toEqual([])
})

test('reads the projects of earlier versions, with one text each', () => {
  localStorage.setItem('turbo.work:a', JSON.stringify({ name: 'Pong', text: 'clear(1);', isOwn: true, changedAt: 5 }))
  expect(read()).toEqual([{ project: { ...project, revision: 0 }, copyId: 'a-earlier' }])
})

test.each(['', '{', '{}', '{"name":"a","files":[{"path":1}]}', 'null'])('skips the invalid entry %j', (stored) => {
  localStorage.setItem('turbo.work:a', stored)
  localStorage.setItem('other', 'x')
  expect(read()).toEqual([])
})
