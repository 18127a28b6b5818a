import { keepChanges, storedProjects } from './storedProjects'
import type { Project } from './projectList'

const cat: Project = { id: 'a', name: 'Cat', text: 'clear(0);', isOwn: true, isForeign: false, changedAt: 7 }
const dog: Project = { ...cat, id: 'b', name: 'Dog' }

beforeEach(() => localStorage.clear())

test('restores projects, each under its own key', () => {
  keepChanges(localStorage, [], [cat, dog])
  expect(localStorage.getItem('turbo.work:a')).toBe(
    '{"name":"Cat","text":"clear(0);","isOwn":true,"isForeign":false,"changedAt":7}',
  )
  expect(storedProjects(localStorage)).toEqual([cat, dog])
})

test('removes deleted projects and writes changed ones only', () => {
  keepChanges(localStorage, [], [cat, dog])
  localStorage.setItem('turbo.work:a', '{"name":"Cat of another tab","text":""}')
  keepChanges(localStorage, [cat, dog], [cat])
  expect(storedProjects(localStorage)).toEqual([
    { id: 'a', name: 'Cat of another tab', text: '', isOwn: false, isForeign: false, changedAt: 0 },
  ])
})

test.each(['', '{', 'null', '[]', '{"name":1,"text":""}'])('%j is no project', (stored) => {
  localStorage.setItem('turbo.work:a', stored)
  localStorage.setItem('turbo.theme', '{"name":"a","text":"b"}')
  expect(storedProjects(localStorage)).toEqual([])
})
