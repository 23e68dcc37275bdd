import { beforeEach, describe, expect, test } from 'vitest'
import { attachBanners, hiddenBannersScript, noticesScript, setHiddenBanners } from './attach-banners.ts'

const hidden = () => document.documentElement.dataset.hiddenBanners?.split(' ').filter(Boolean)
const nextPage = () => new Function(hiddenBannersScript)()

beforeEach(() => {
  localStorage.clear()
  nextPage()
})

test('a banner that was hidden stays so on the next page, and the other stays in sight', () => {
  setHiddenBanners('update')
  delete document.documentElement.dataset.hiddenBanners
  nextPage()
  expect(hidden()).toEqual(['update'])
  setHiddenBanners('update tag')
  nextPage()
  expect(hidden()).toEqual(['update', 'tag'])
})

describe('a notice', () => {
  const inAnHour = Date.now() + 3_600_000
  const page = (until: number) => {
    document.body.innerHTML = `<div id="root"><div data-notice="ACT-1" data-until="${until}"><button data-hides="ACT-1"></button></div></div>`
    const root = document.querySelector<HTMLElement>('#root')
    const notice = document.querySelector<HTMLElement>('[data-notice]')
    if (!root || !notice) throw new Error('There is no notice.')
    return { root, notice }
  }
  const beforePaint = () => new Function(noticesScript)()

  test('that is over is never painted, even on an old copy of the page', () => {
    const { notice } = page(Date.now() - 1)
    beforePaint()
    expect(notice.hidden).toBe(true)
  })

  test('that ends while a tab is open goes when the tab is looked at again', () => {
    const { root, notice } = page(inAnHour)
    const stop = attachBanners(root, () => undefined)
    expect(notice.hidden).toBe(false)
    notice.dataset.until = String(Date.now() - 1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(notice.hidden).toBe(true)
    stop()
  })

  test('that was hidden stays so on the next page, until all are shown again', () => {
    const { root, notice } = page(inAnHour)
    beforePaint()
    expect(notice.hidden).toBe(false)
    const stop = attachBanners(root, () => undefined)
    root.querySelector('button')?.click()
    expect(notice.hidden).toBe(true)
    stop()
    const next = page(inAnHour)
    nextPage()
    beforePaint()
    expect(next.notice.hidden).toBe(true)
    setHiddenBanners('')
    attachBanners(next.root, () => undefined)()
    expect(next.notice.hidden).toBe(false)
  })
})
