/** A simulated visitor: waits for an element, and presses it once it can be pressed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Found, HeardRole, Key, Window } from './engine.ts'
import { describeTarget, type Target } from './target.ts'

type Path = readonly [Target, ...Target[]]

const timeoutMs = 20_000
const lookEveryMs = 50

export type Visitor = ReturnType<typeof createVisitor>

export function createVisitor(window: Window, photograph: (name: string) => Promise<void>) {
  /** Retries until it succeeds. Pages change in between, so an error is a reason to try again. */
  async function until<Answer>(what: string, attempt: () => Promise<Answer | undefined>): Promise<Answer> {
    const giveUpAtMs = Date.now() + timeoutMs
    let reason = ''
    do {
      try {
        const answer = await attempt()
        if (answer !== undefined) return answer
        reason = ''
      } catch (error) {
        reason = ` (${error instanceof Error ? error.message.split('\n')[0] : error})`
      }
      await pause(lookEveryMs)
    } while (Date.now() < giveUpAtMs)
    throw new Error(`${what}${reason}`)
  }

  const sees = (...path: Path): Promise<Found> =>
    until(`never saw ${describeTarget(path)}`, () => window.find(path))

  async function reaches(...path: Path): Promise<Found> {
    const what = `could not press ${describeTarget(path)}`
    return until(what, async () => {
      const found = await window.find(path)
      const hindrance = await found?.hindrance()
      if (hindrance) throw new Error(hindrance)
      return found
    })
  }

  async function holds(what: string, question: () => boolean): Promise<void> {
    await until(`it did not hold that ${what}`, async () => ((await window.ask(question)) ? true : undefined))
  }

  return {
    sees,
    holds,
    opens: (url: string) => window.goTo(url),
    goesBack: () => window.goBack(),
    reloads: () => window.reload(),
    usesAWindowOf: (width: number) => window.resize(width),
    presses: (key: Key) => window.press(key),
    movesAway: () => window.moveAway(),
    ask: <Answer>(script: (given: string) => Answer, given?: string) => window.ask(script, given),

    async photographs(name: string): Promise<void> {
      await holds('the page came to rest', () =>
        document.getAnimations().every(({ playState, effect }) => {
          const isEndless = effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
          return playState !== 'running' || isEndless
        }),
      )
      await photograph(name)
    },

    async clicks(...path: Path): Promise<void> {
      await (await reaches(...path)).click()
    },

    async hovers(...path: Path): Promise<void> {
      await (await reaches(...path)).hover()
    },

    async types(text: string, ...path: Path): Promise<void> {
      await (await reaches(...path)).type(text)
    },

    /** By the engine's own accessibility tree, which screen readers get. */
    async hears(role: HeardRole, name: string): Promise<void> {
      await until(`not in the accessibility tree: ${role} “${name}”`, async () =>
        (await window.hears(role, name)) ? true : undefined,
      )
    },

    async misses(...path: Path): Promise<void> {
      await until(`still saw ${describeTarget(path)}`, async () =>
        (await window.find(path)) ? undefined : true,
      )
    },

    async readsIn(words: string | RegExp, ...path: Path): Promise<string> {
      return until(`never read ${words} in ${describeTarget(path)}`, async () => {
        const text = await (await window.find(path))?.text()
        return text !== undefined && text.search(words) >= 0 ? text : undefined
      })
    },

    async findsFocusOn(...path: Path): Promise<void> {
      await until(`the focus was not on ${describeTarget(path)}`, async () =>
        (await (await window.find(path))?.isFocused()) ? true : undefined,
      )
    },

    async findsExpanded(isExpanded: boolean, ...path: Path): Promise<void> {
      await until(`${describeTarget(path)} was ${isExpanded ? 'closed' : 'open'}`, async () =>
        (await (await window.find(path))?.attribute('aria-expanded')) === String(isExpanded)
          ? true
          : undefined,
      )
    },

    async isAt(address: string | RegExp): Promise<void> {
      let url = ''
      await until(`was not led to ${address}`, async () => {
        url = await window.url()
        return (typeof address === 'string' ? url === address : address.test(url)) ? true : undefined
      }).catch(error => {
        throw new Error(`${error instanceof Error ? error.message : error}, but to ${url}`)
      })
    },

    /** Runs steps inside a frame, then returns to the page. */
    async insideFrame(path: Path, work: () => Promise<void>): Promise<void> {
      await window.enter(await sees(...path))
      try {
        await work()
      } finally {
        await window.leave()
      }
    },
  }
}
