import { expect, it, vi } from 'vitest'
import { deferHydration, hydratedEvent } from './deferred-hydration.ts'
import { holdActions } from './hold-actions.ts'
import { whenShown } from './when-shown.ts'

/** As much of an element as the script asks of one: `kinds` are the selectors that it answers to. */
class FakeElement extends EventTarget {
  readonly happened: string[] = []
  form: FakeElement | null = null
  type = ''
  method = ''
  checked = false
  #value = ''
  constructor(readonly kinds: readonly string[]) {
    super()
    this.addEventListener('click', () => this.happened.push('click'))
  }
  matches(selector: string) {
    return selector.split(',').some(part => this.kinds.includes(part))
  }
  closest(selector: string) {
    return this.matches(selector) ? this : null
  }
  click() {
    this.dispatchEvent(new Event('click'))
  }
  requestSubmit(submitter: FakeElement | null) {
    this.happened.push(submitter ? 'submit by its button' : 'submit')
  }
  get value() {
    return this.#value
  }
  set value(value: string) {
    this.#value = value
    this.happened.push(`value "${value}"`)
  }
}

function openPage(run = deferHydration, hold = holdActions) {
  const links: { href: string }[] = []
  const document = Object.assign(new EventTarget(), {
    readyState: 'loading',
    documentElement: { contains: () => true },
    createElement: () => ({}),
    head: { append: (link: { href: string }) => void links.push(link) },
  })
  const idle: (() => void)[] = []
  const microtasks: (() => void)[] = []
  const runMicrotasks = () => {
    for (let task = microtasks.shift(); task; task = microtasks.shift()) task()
  }
  const page = Object.assign(new EventTarget(), {
    document,
    Event,
    KeyboardEvent: class extends Event {},
    MouseEvent: class extends Event {},
    requestAnimationFrame: (callback: () => void) => callback(),
    requestIdleCallback: (callback: () => void) => idle.push(callback),
    queueMicrotask: (task: () => void) => void microtasks.push(task),
  })
  const imported: string[] = []
  let refuse: (error: Error) => void = () => undefined
  const answer = new Promise<never>((_resolve, reject) => {
    refuse = reject
  })
  const script = { entry: '/assets/entry.js', preload: ['/assets/shop.js'] }
  const importModule = (address: string) => {
    imported.push(address)
    return address === script.entry ? answer : Promise.resolve()
  }
  const tasks: (() => void)[] = []
  const nextTask = () => new Promise<void>(goOn => void tasks.push(goOn))
  run(page as never, whenShown, hold, nextTask, importModule, script)
  const promisesAreKept = () => new Promise(goOn => setImmediate(goOn))
  async function runTask() {
    tasks.shift()?.()
    await promisesAreKept()
  }
  /** Until no task is left. */
  async function runTasks() {
    await promisesAreKept()
    while (tasks.length > 0) await runTask()
  }
  return {
    imported,
    promisesAreKept,
    runTask,
    runTasks,
    links,
    load: () => page.dispatchEvent(new Event('load')),
    becomeIdle: () => idle.splice(0).forEach(callback => callback()),
    hydrate() {
      document.dispatchEvent(new Event(hydratedEvent))
      runMicrotasks()
    },
    /** As React takes up a change of state. */
    soon: page.queueMicrotask,
    fail: async () => {
      await runTasks()
      refuse(new Error('offline'))
      await promisesAreKept()
      runMicrotasks()
    },
    /** @returns whether the browser still does by itself what the event stands for */
    dispatch(kind: string, target: FakeElement, details: object = {}) {
      const event = Object.assign(new Event(kind, { bubbles: true, cancelable: true }), details)
      Object.defineProperty(event, 'target', { value: target })
      const stop = vi.spyOn(event, 'stopPropagation')
      page.dispatchEvent(event)
      return { isNative: !event.defaultPrevented, reachesReact: stop.mock.calls.length === 0 }
    },
  }
}

it('asks for no script before the page is loaded and idle, and runs each in a task of its own', async () => {
  const page = openPage()
  expect(page.imported).toEqual([])
  page.load()
  expect(page.imported).toEqual([])
  page.becomeIdle()
  const [shop, entry] = ['/assets/shop.js', '/assets/entry.js'].map(href => ({ rel: 'modulepreload', href }))
  await page.promisesAreKept()
  expect(page.links).toMatchObject([shop])
  await page.runTask()
  expect(page.links).toMatchObject([shop, entry])
  expect(page.imported).toEqual([])
  await page.runTask()
  expect(page.imported).toEqual(['/assets/shop.js'])
  await page.runTasks()
  expect(page.imported).toEqual(['/assets/shop.js', '/assets/entry.js'])
})

it.each(['pointerdown', 'touchstart', 'focusin', 'keydown'])('asks for it at the first %s', async kind => {
  const page = openPage()
  page.dispatch(kind, new FakeElement([]), { key: 'a' })
  page.load()
  page.becomeIdle()
  await page.runTasks()
  expect(page.imported).toEqual(['/assets/shop.js', '/assets/entry.js'])
})

it('[CHK-2] sends a form once what was chosen just before has been taken up', () => {
  const page = openPage()
  const done: string[] = []
  const radio = new FakeElement(['input[type=radio]'])
  radio.checked = true
  radio.addEventListener('click', () => page.soon(() => done.push('chosen')))
  const form = Object.assign(new FakeElement(['form']), { method: 'post' })
  form.requestSubmit = () => void done.push('sent')
  page.dispatch('change', radio)
  page.dispatch('submit', form)
  page.hydrate()
  expect(done).toEqual(['chosen', 'sent'])
})

it('presses a button again once React has taken over, and not before', () => {
  const page = openPage()
  const button = new FakeElement(['button'])
  expect(page.dispatch('click', button).reachesReact).toBe(false)
  expect(button.happened).toEqual([])
  page.hydrate()
  expect(button.happened).toEqual(['click'])
  expect(page.dispatch('click', button)).toEqual({ isNative: true, reachesReact: true })
})

it('lets a link go its own way', () => {
  const page = openPage()
  const link = new FakeElement(['a[href]'])
  expect(page.dispatch('click', link)).toEqual({ isNative: true, reachesReact: true })
  page.hydrate()
  expect(link.happened).toEqual([])
})

it('holds a form that posts and sends it once, by its own button, however often that was pressed', () => {
  const page = openPage()
  const form = Object.assign(new FakeElement(['form']), { method: 'post' })
  const button = Object.assign(new FakeElement(['button']), { form, type: 'submit' })
  for (let press = 0; press < 2; press++) {
    expect(page.dispatch('click', button).isNative).toBe(true)
    expect(page.dispatch('submit', form, { submitter: button }).isNative).toBe(false)
  }
  page.hydrate()
  expect(form.happened).toEqual(['submit by its button'])
  expect(button.happened).toEqual([])
})

it('lets a form that only asks, such as the search, go its own way', () => {
  const page = openPage()
  const form = Object.assign(new FakeElement(['form']), { method: 'get' })
  expect(page.dispatch('submit', form, { submitter: null }).isNative).toBe(true)
})

it('holds a link or a form that a script does better, and follows it natively when there is none', async () => {
  const page = openPage()
  const link = new FakeElement(['a[href]', 'a[data-enhanced]'])
  const form = Object.assign(new FakeElement(['form', 'form[data-enhanced]']), { method: 'get' })
  expect(page.dispatch('click', link)).toEqual({ isNative: false, reachesReact: false })
  expect(page.dispatch('submit', form, { submitter: null }).isNative).toBe(false)
  await page.fail()
  expect(link.happened).toEqual(['click'])
  expect(form.happened).toEqual(['submit'])
})

it('tells React of what was typed: through the prototype, so that it counts as a change', () => {
  const page = openPage()
  const field = new FakeElement(['input'])
  const events: string[] = []
  field.addEventListener('input', () => events.push(`input ${field.value}`))
  field.value = '5600'
  page.dispatch('input', field)
  field.value = '560025'
  page.dispatch('input', field)
  field.happened.length = 0
  page.hydrate()
  expect(field.happened).toEqual(['value ""', 'value "560025"'])
  expect(events).toEqual(['input 560025'])
})

it('toggles a box again, so that React sees it change', () => {
  const page = openPage()
  const box = new FakeElement(['input[type=checkbox]'])
  box.checked = true
  page.dispatch('change', box)
  page.hydrate()
  expect(box.checked).toBe(false)
  expect(box.happened).toEqual(['click'])
})

it('does again what the keyboard asked for: Escape and arrows, not what types', () => {
  const page = openPage()
  const field = new FakeElement(['input'])
  const keys: string[] = []
  field.addEventListener('keydown', () => keys.push('keydown'))
  page.dispatch('keydown', field, { key: 'a' })
  page.dispatch('keydown', field, { key: 'ArrowDown' })
  page.hydrate()
  expect(keys).toEqual(['keydown'])
})

it('sends a held form natively when the script cannot be loaded', async () => {
  const page = openPage()
  const form = Object.assign(new FakeElement(['form']), { method: 'post' })
  page.dispatch('submit', form, { submitter: null })
  await page.fail()
  expect(form.happened).toEqual(['submit'])
  expect(page.dispatch('submit', form, { submitter: null }).isNative).toBe(true)
})

it('works as it is printed into the page, without anything around it', () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- an inline script is just that
  const print = <T>(from: T): T => new Function(`return ${String(from)}`)() as T
  const page = openPage(print(deferHydration), print(holdActions))
  const button = new FakeElement(['button'])
  page.dispatch('click', button)
  page.hydrate()
  expect(button.happened).toEqual(['click'])
  expect(deferHydration.toString()).toMatch(new RegExp(`["']${hydratedEvent}["']`))
})
