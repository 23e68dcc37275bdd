import { beforeEach, expect, test } from 'vitest'
import { hiddenBannersScript, setHiddenBanners } from './attach-banners.ts'

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
