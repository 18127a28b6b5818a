import { dropProjectBackup, backUpProject, projectBackups } from './projectBackups'

beforeEach(() => localStorage.clear())

const project = {
  id: 'a',
  name: 'Pong',
  files: [{ path: 'src/lib.rs', text: 'clear(1);' }],
  isOwn: true,
  isForeign: false,
  changedAt: 5,
  revision: 3,
  older: [],
}

test('reads what a closing page left, until it is stored', () => {
  backUpProject(localStorage, project)
  expect(projectBackups(localStorage)).toEqual([project])
  dropProjectBackup(localStorage, 'a')
  expect(projectBackups(localStorage)).toEqual([])
})

test('reads the projects of earlier versions, with one text each', () => {
  localStorage.setItem('turbo.work:a', JSON.stringify({ name: 'Pong', text: 'clear(1);', isOwn: true, changedAt: 5 }))
  expect(projectBackups(localStorage)).toEqual([{ ...project, revision: 0 }])
})

test.each(['', '{', '{}', '{"name":"a","files":[{"path":1}]}', 'null'])('skips the invalid entry %j', (stored) => {
  localStorage.setItem('turbo.work:a', stored)
  localStorage.setItem('other', 'x')
  expect(projectBackups(localStorage)).toEqual([])
})
