import { Sounds } from './sounds'

/** A line for each tone that started or ended. */
const heard: string[] = []
let now = 0

class FakeOscillator {
  onended?: () => void
  first = 0
  frequency = { setValueAtTime: (hertz: number) => (this.first ||= hertz) }
  constructor(
    _: unknown,
    private readonly options: { type: string },
  ) {}
  connect = (target: unknown) => target
  start = () => heard.push(`${this.options.type} from ${this.first}`)
  stop = (at?: number) => heard.push(at === undefined ? 'cut' : `until ${Math.round(at * 1000)}`)
}

beforeEach(() => {
  heard.length = 0
  now = 0
  Object.assign(globalThis, {
    OscillatorNode: FakeOscillator,
    GainNode: class {
      gain = { setValueAtTime: () => {}, linearRampToValueAtTime: () => {} }
      connect = (target: unknown) => target
    },
    AudioContext: class {
      resume = () => heard.push('resume')
      suspend = () => heard.push('suspend')
      close = () => heard.push('close')
      get currentTime() {
        return now
      }
    },
  })
})

const listening = () => {
  const sounds = new Sounds()
  sounds.setAudible(true)
  heard.length = 0
  return sounds
}

test('opens no audio before the user turns it on', () => {
  const sounds = new Sounds()
  sounds.setAudible(false)
  sounds.change({ change: 'play', name: 'coin' })
  expect(heard).toEqual([])
  sounds.setAudible(true)
  sounds.setAudible(false)
  expect(heard).toEqual(['resume', 'suspend'])
})

test('plays a track to its end', () => {
  listening().change({ change: 'play', name: 'coin' })
  expect(heard).toEqual(['square from 988', 'until 210'])
})

test('resumes a paused track', () => {
  const sounds = listening()
  sounds.change({ change: 'play', name: 'start' })
  now = 0.15
  sounds.change({ change: 'pause', name: 'start' })
  now = 10
  sounds.change({ change: 'play', name: 'start' })
  expect(heard).toEqual(['triangle from 392', 'until 400', 'cut', 'triangle from 659', 'until 10250'])
})

test('restarts a stopped track', () => {
  const sounds = listening()
  sounds.change({ change: 'play', name: 'start' })
  now = 0.15
  sounds.change({ change: 'stop', name: 'start' })
  now = 10
  sounds.change({ change: 'play', name: 'start' })
  expect(heard).toEqual(['triangle from 392', 'until 400', 'cut', 'triangle from 392', 'until 10400'])
})

test('restarts a playing track on play', () => {
  const sounds = listening()
  sounds.change({ change: 'play', name: 'coin' })
  now = 0.1
  sounds.change({ change: 'play', name: 'coin' })
  expect(heard).toEqual(['square from 988', 'until 210', 'cut', 'square from 988', 'until 310'])
})

test('is silent after a restart and forgets pauses', () => {
  const sounds = listening()
  sounds.change({ change: 'play', name: 'coin' })
  sounds.change({ change: 'play', name: 'start' })
  now = 0.15
  sounds.change({ change: 'pause', name: 'start' })
  heard.length = 0
  sounds.stopAll()
  sounds.change({ change: 'play', name: 'start' })
  expect(heard).toEqual(['cut', 'triangle from 392', 'until 550'])
})

test('plays music that started muted, but not short sounds', () => {
  const sounds = listening()
  sounds.resumeMusic(['coin', 'music'])
  expect(heard).toEqual(['triangle from 262', 'until 3200'])
  sounds.resumeMusic(['coin', 'music'])
  expect(heard).toHaveLength(2)
})
