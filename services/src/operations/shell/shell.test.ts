// Banners and incident notices from the operator's signature to their end, on two portals over one store.

import { generateKeyPairSync } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hourMs } from '../../platform/calendar/durations.ts'
import { isRefusal } from '../../platform/store/errors.ts'
import { withoutGuards } from '../../platform/store/test-guards.ts'
import { describeOnStoresInFullSuite } from '../../platform/store/test-on-stores.ts'
import { openTestPortal, type TestPortal } from '../../test-portal/test-portal.ts'
import type { Desk } from '../desk/desk.ts'
import { type Banner, itemsShownAt, overlapProblem, type ShellItem } from '../log/shell-item.ts'
import { momentText } from '../log/shell-words.ts'
import { itemFor, openTestDesk, type TestOperator } from '../test-operators.ts'
import { type AuthoredShell, createAuthoredShell } from './authored-shell.ts'
import { previewToken } from './preview.ts'

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => (isRefusal(error) ? error.code : error),
  )

describeOnStoresInFullSuite('the authored shell on %s', kind => {
  let portal: TestPortal
  let desk: Desk
  let meera: TestOperator
  let tariq: TestOperator

  beforeAll(async () => {
    portal = await openTestPortal(kind, { servers: 2 })
    ;({ desk, meera, tariq } = await openTestDesk(portal))
  })
  afterAll(() => portal?.close())
  // Notices of a test are not counted with those of another.
  beforeEach(() => portal.clock.pass(8 * 24 * hourMs))

  const inHours = (hours: number) => momentText(portal.clock.now().getTime() + hours * hourMs)
  const item = (more: Partial<Banner> = {}) => itemFor(portal.clock.now(), more)
  const notice = (more: Partial<Banner> = {}) => item({ kind: 'notice', name: 'upi-slow', ...more })
  const refreshed = () => Promise.all(portal.servers.map(({ services }) => services.shell.refresh()))
  /** On each server. */
  const shown = () =>
    portal.servers.map(({ services }) => services.shell.live().banners.map(({ item: { name } }) => name))
  const publish = async (published: ShellItem) => {
    const { actId } = await meera.act({ does: 'publish', item: published })
    await tariq.act({ does: 'approve', act: actId })
    return actId
  }

  test('a banner of three days is shown by both portals after the second signature, from its first minute to its last', async () => {
    const banner = item({ from: inHours(1), until: inHours(73) })
    const { actId, state } = await meera.act({ does: 'publish', item: banner })
    expect(state).toBe('waiting')
    portal.clock.pass(hourMs)
    await refreshed()
    expect(shown()).toEqual([[], []])
    expect(await refusal(meera.act({ does: 'approve', act: actId }))).toBe('same-operator')
    await tariq.act({ does: 'approve', act: actId })
    await refreshed()
    const versions = portal.servers.map(({ services }) => services.shell.live().version)
    expect(shown()).toEqual([['diwali-hours'], ['diwali-hours']])
    expect(versions).toEqual([actId, actId])
    portal.clock.pass(72 * hourMs - 1)
    expect(shown()).toEqual([['diwali-hours'], ['diwali-hours']])
    portal.clock.pass(1)
    expect(shown()).toEqual([[], []])
  })

  test('a scheduled one appears at its minute without another look at the store', async () => {
    await publish(item({ name: 'later', from: inHours(2), until: inHours(3) }))
    await refreshed()
    expect(shown()).toEqual([[], []])
    portal.clock.pass(2 * hourMs)
    expect(shown()).toEqual([['later'], ['later']])
  })

  test('an incident notice needs one operator, and one ends it', async () => {
    const { actId, state } = await meera.act({ does: 'notice', item: notice() })
    expect(state).toBe('done')
    await refreshed()
    expect(shown()).toEqual([['upi-slow'], ['upi-slow']])
    expect(await tariq.act({ does: 'undo', published: actId })).toMatchObject({ state: 'done' })
    await refreshed()
    expect(shown()).toEqual([[], []])
  })

  test('a banner that is taken back by two leaves the one that it replaced', async () => {
    await publish(item({ text: { en: 'First.', hi: 'पहला।' } }))
    const second = await publish(item({ text: { en: 'Second.', hi: 'दूसरा।' } }))
    const { actId, state } = await tariq.act({ does: 'undo', published: second })
    expect(state).toBe('waiting')
    await refreshed()
    const texts = () => portal.services.shell.live().banners.map(published => published.item.text.en)
    expect(texts()).toEqual(['Second.'])
    await meera.act({ does: 'approve', act: actId })
    await refreshed()
    expect(texts()).toEqual(['First.'])
    expect(await refusal(meera.act({ does: 'undo', published: second }))).toBe('unknown-publication')
    expect((await desk.show(actId))?.facts).toMatchObject({ 'published by': second, state: 'done' })
  })

  test('what one operator alone may say is short: within a day, on our own pages, one at a time', async () => {
    const by = (more: Partial<Banner>) =>
      refusal(meera.act({ does: 'notice', item: { ...notice(), ...more } as ShellItem }))
    expect(await by({ until: inHours(25) })).toBe('bad-intent')
    const words = { en: 'Help', hi: 'मदद' }
    expect(await by({ link: { to: 'https://evil.example/', words } })).toBe('bad-intent')
    expect(await by({ kind: 'banner' })).toBe('bad-intent')
    expect(await by({ until: inHours(-1), from: inHours(-2) })).toBe('item-ended')
    expect(await by({})).toBe('done')
    expect(await by({ name: 'cards-slow' })).toBe('no-room')
  })

  test('incident notices are no banner for a week', async () => {
    const by = (name: string, more: Partial<Banner> = {}) =>
      meera.act({ does: 'notice', item: notice({ name, ...more }) })
    await by('first')
    portal.clock.pass(24 * hourMs)
    await by('second')
    portal.clock.pass(24 * hourMs)
    expect(await refusal(by('third', { until: inHours(1) }))).toBe('too-many-notices')
    portal.clock.pass(6 * 24 * hourMs)
    await by('again', { text: { en: 'First.', hi: 'पहला।' } })
    const { actId } = await by('again')
    await refreshed()
    expect(shown()[0]).toEqual(['again'])
    // An incident that is over leaves no earlier text of it.
    await tariq.act({ does: 'undo', published: actId })
    await refreshed()
    expect(shown()[0]).toEqual([])
  })

  test('a notice of one operator replaces no banner of two, whatever its name', async () => {
    await publish(item({ name: 'shared-name' }))
    await meera.act({ does: 'notice', item: notice({ name: 'shared-name' }) })
    await refreshed()
    expect(shown()[0]).toEqual(['shared-name', 'shared-name'])
  })

  test('a menu change needs two, is answered by the calls of both servers, and ends by itself', async () => {
    const label = { en: 'New', hi: 'नया' }
    const menu = (name: string, until = inHours(3)): ShellItem => ({
      kind: 'menu',
      name,
      from: inHours(0),
      until,
      changes: [{ item: '/flights > /train-tickets', label }],
    })
    const calls = () =>
      Promise.all(
        portal.servers.map(async (_, server) => {
          const { items } = (await portal.browser({ server }).get('/v2/mobile/flyouts')).json().items
          const travel = items.find(({ seourl }: { seourl: string }) => seourl === '/flights')
          return travel.items.some(
            ({ tag_label_name }: { tag_label_name?: string }) => tag_label_name === 'New',
          )
        }),
      )
    const { actId, state } = await meera.act({ does: 'publish', item: menu('trains-new') })
    expect(state).toBe('waiting')
    const facts = (await desk.show(actId))?.facts
    expect(facts).toMatchObject({
      'changes 0 item': '/flights > /train-tickets',
      'changes 0 label en': 'New',
    })
    await refreshed()
    expect(await calls()).toEqual([false, false])
    await tariq.act({ does: 'approve', act: actId })
    await refreshed()
    expect(await calls()).toEqual([true, true])
    expect(portal.services.shell.live().version).toBe(actId)
    expect(await refusal(publish(menu('trains-again')))).toBe('no-room')
    portal.clock.pass(3 * hourMs)
    expect(await calls()).toEqual([false, false])
  })

  test('the changes are one object for as long as they are the same, so that pages are rendered once', async () => {
    const card: ShellItem = {
      kind: 'promotion',
      name: 'diwali-card',
      from: inHours(0),
      until: inHours(3),
      place: 2,
      icon: 'zap',
      title: { en: 'Diwali', hi: 'दिवाली' },
      text: { en: 'Pay before the holidays.', hi: 'छुट्टियों से पहले भरें।' },
      link: { to: '/bills', words: { en: 'Bills', hi: 'बिल' } },
    }
    await publish(card)
    await refreshed()
    const { changes } = portal.services.shell.live()
    expect(changes.promotions).toMatchObject([
      { place: 2, card: { name: 'diwali-card', position: 'home-2' } },
    ])
    await publish(item())
    await refreshed()
    expect(portal.services.shell.live().changes).toBe(changes)
    expect(await refusal(publish({ ...card, name: 'other-card' }))).toBe('no-room')
    expect(await refusal(publish({ ...card, name: 'third-card', place: 3 }))).not.toBe('no-room')
  })

  test('a second approval is refused where the page has become full meanwhile', async () => {
    const waiting = await meera.act({ does: 'publish', item: item({ name: 'third' }) })
    await publish(item({ name: 'first' }))
    await publish(item({ name: 'second' }))
    expect(await refusal(tariq.act({ does: 'approve', act: waiting.actId }))).toBe('no-room')
    await tariq.act({ does: 'refuse', act: waiting.actId })
  })

  test.each([
    ['a script', { link: { to: 'javascript:alert(1)', words: { en: 'a', hi: 'a' } } }],
    ['another scheme', { link: { to: 'http://chowk.example/', words: { en: 'a', hi: 'a' } } }],
    ['a host in a path', { link: { to: '//evil.example', words: { en: 'a', hi: 'a' } } }],
    ['a host behind a backslash', { link: { to: '/\\evil.example', words: { en: 'a', hi: 'a' } } }],
    [
      'a user before the host',
      { link: { to: 'https://chowk.example@evil.example/', words: { en: 'a', hi: 'a' } } },
    ],
    ['a quotation mark in a link', { link: { to: '/"onclick="x', words: { en: 'a', hi: 'a' } } }],
    ['a page that is not there', { link: { to: '/no-such-page', words: { en: 'a', hi: 'a' } } }],
    ['letters that turn the direction', { text: { en: 'Pay \u202eevil', hi: 'a' } }],
    ['a letter of another script that looks like ours', { text: { en: 'P\u0430ytm pays', hi: 'क' } }],
    ['letters that are not seen', { text: { en: 'Pay\u200b now', hi: 'क' } }],
    ['marks upon marks', { text: { en: 'Pay now', hi: `क${'\u0902'.repeat(8)}` } }],
    ['a host in another script', { link: { to: 'https://xn--pytm-63d.com/', words: { en: 'a', hi: 'क' } } }],
    ['an address without a name', { link: { to: 'https://10.0.0.1/', words: { en: 'a', hi: 'क' } } }],
    ['10,000 letters', { text: { en: 'ab '.repeat(3333), hi: 'क' } }],
    ['a banner of years', { until: '2030-01-01 00:00' }],
    ['a word wider than a phone', { text: { en: 'a'.repeat(60), hi: 'a' } }],
    ['a text that fills a phone', { text: { en: 'ab '.repeat(39), hi: 'a' } }],
    ['two lines', { text: { en: 'a\nb', hi: 'a' } }],
    ['a field of its own', { style: 'height: 900px' }],
    ['a tone of its own', { tone: 'x" onclick="alert(1)' }],
    ['a name that is no name', { name: '"><script>' }],
    ['pages that are no paths', { pages: ['https://evil.example'] }],
    ['a day that is none', { until: '2026-02-30 09:00' }],
  ])('%s is refused before it is signed', async (_what, more) => {
    const hostile = { ...item(), ...more } as ShellItem
    expect(await refusal(meera.act({ does: 'publish', item: hostile }))).toMatch(/^bad-/)
  })

  describe('a preview', () => {
    const now = () => portal.clock.now().getTime()
    const draft = () => item({ name: 'draft', from: inHours(30), until: inHours(40) })
    const preview = (token: string) => portal.services.shell.preview(token)

    test('shows the draft at its moment, beside what is shown then, for an hour', async () => {
      const token = previewToken(draft(), now() + 31 * hourMs, meera.key, now())
      const names = (await preview(token))?.banners.map(({ item: { name } }) => name)
      expect(names).toEqual(['draft'])
      expect(shown().flat()).not.toContain('draft')
      portal.clock.pass(hourMs)
      expect(await preview(token)).toBeUndefined()
    })

    test('opens for operators alone, and only as signed', async () => {
      const token = previewToken(draft(), now(), tariq.key, now())
      const [text = '', signature = ''] = token.split('.')
      const changed = Buffer.from(text, 'base64url').toString().replace('Diwali', 'Monday')
      expect(await preview(token)).toBeDefined()
      expect(await preview(`${Buffer.from(changed).toString('base64url')}.${signature}`)).toBeUndefined()
      const stranger = generateKeyPairSync('ed25519').privateKey
      expect(await preview(previewToken(draft(), now(), stranger, now()))).toBeUndefined()
      expect(await preview(previewToken(draft(), now(), tariq.key, now() + 1))).toBeUndefined()
      for (const odd of ['', '.', 'a.b', 'x'.repeat(9000)]) expect(await preview(odd)).toBeUndefined()
    })
  })

  test('what was exported to the build is shown until operators have published one by its name', async () => {
    const log = { error: () => {}, info: () => {}, warn: () => {}, debug: () => {} }
    const ofBuild = item({ name: 'of-the-build' })
    const names = (shell: AuthoredShell) => shell.live().banners.map(({ item: { name } }) => name)
    const shell = createAuthoredShell({
      store: portal.store,
      log,
      now: portal.clock.now,
      defaults: [ofBuild],
    })
    expect(names(shell)).toEqual(['of-the-build'])
    await shell.refresh()
    expect(names(shell)).toEqual(['of-the-build'])
    const act = await publish({ ...ofBuild, text: { en: 'Another text.', hi: 'दूसरा।' } })
    await shell.refresh()
    expect(shell.live().version).toBe(act)
    await tariq.act({ does: 'approve', act: (await meera.act({ does: 'undo', published: act })).actId })
    await shell.refresh()
    expect(names(shell)).toEqual([])
  })

  test('while the store does not answer the last known shell is shown', async () => {
    await publish(item())
    await refreshed()
    const select = vi.spyOn(portal.store.db, 'selectFrom').mockImplementation(() => {
      throw new Error('The store does not answer.')
    })
    await expect(portal.services.shell.refresh()).rejects.toThrow('does not answer')
    select.mockRestore()
    expect(shown()[0]).toEqual(['diwali-hours'])
  })

  describe('with write access to the database', () => {
    beforeAll(() => withoutGuards(portal.store))

    test('nobody shows what was not signed and approved', async () => {
      const { actId } = await meera.act({ does: 'publish', item: item({ name: 'forged' }) })
      const change = (state: string, by: string | null) =>
        sql`update operator_act set state = ${state}, ended_by = ${by}, ended_at = ${by && 1} where id = ${actId}`.execute(
          portal.store.db,
        )
      await change('done', 'tariq')
      await meera.act({ does: 'begin-anew' })
      await refreshed()
      expect(shown().flat()).not.toContain('forged')
      await change('waiting', null)
    })
  })
})

describe('on a page', () => {
  const now = new Date('2026-11-20T06:00:00Z')
  const named = (name: string, more: Partial<Banner> = {}) => itemFor(now, { name, ...more })
  const names = (items: Banner[], at: Parameters<typeof itemsShownAt>[1]) =>
    itemsShownAt(items, at).map(({ name }) => name)

  test('notices come first, then banners in their order, and no more than fit', () => {
    const items = [
      named('third', { order: 3 }),
      named('second', { order: 2 }),
      named('first', { order: 1 }),
      named('slow', { kind: 'notice' }),
    ]
    expect(names(items, { path: '/' })).toEqual(['slow', 'first', 'second'])
  })

  test('a banner of a path is shown below it, that of a vertical on its pages alone', () => {
    const items = [named('dth', { pages: ['/dth-recharge'] }), named('bus', { vertical: 'bus' })]
    expect(names(items, { path: '/dth-recharge/tata-play' })).toEqual(['dth'])
    expect(names(items, { path: '/dth-recharges' })).toEqual([])
    expect(names(items, { vertical: 'bus' })).toEqual(['bus'])
  })

  test('banners for those who are signed in and signed out never meet', () => {
    const [one, two] = [named('one', { audience: 'signed-in' }), named('two', { audience: 'signed-in' })]
    expect(overlapProblem(named('three', { audience: 'signed-out' }), [one, two])).toBeUndefined()
    expect(overlapProblem(named('three'), [one, two])).toContain('one and two')
  })
})
