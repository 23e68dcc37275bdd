/** The numbers of the specification's §9: in constants.ts or in the one style sheet that uses them. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as constants from './constants.ts'

const source = new URL('..', import.meta.url).pathname
const sheet = (file: string) => readFileSync(source + file, 'utf8')

test('the release is the package’s version', () => {
  const { version } = JSON.parse(readFileSync(`${source}../package.json`, 'utf8'))
  expect(constants.SHELL_RELEASE).toBe(version)
})

test('the specification’s numbers that code uses', () => {
  expect(constants).toMatchObject({
    SESSION_STORAGE_KEY: 'sessionValue',
    MOBILE_BREAKPOINT_PX: 900,
    HEADER_SCROLL_THROTTLE_MS: 50,
    HOVER_THROTTLE_MS: 100,
    FOOTER_SCROLL_THROTTLE_MS: 200,
    UTILITY_BAR_VISIBLE_ICONS: 11,
    UTILITY_BAR_CLOSE_DELAY_MS: 50,
    SCROLL_STEP_DELAY_CAP_MS: 25,
    SCROLL_BUTTON_SHOWS_AT_PX: 400,
    SCROLL_JUMP_BELOW_PX: 100,
    MENU_CATEGORY_ID: 5171,
    PLATFORM_VERSION: 'S2(New)',
    SITE_ID: 1,
    CHILD_SITE_ID: 1,
    API_VERSION: 2,
    DROPDOWN_FULL_WIDTH_ABOVE: 8,
    FOOTER_LINK_GROUP_SIZE: 6,
    REQUEST_TIMEOUT_MS: 5000,
    REQUEST_SUCCESS_FROM: 200,
    REQUEST_SUCCESS_BELOW: 305,
  })
})

test.each([
  ['header height', 'tokens/tokens.css', '--chowk-header-height: 92px;'],
  ['popup width', 'tokens/tokens.css', '--chowk-login-width: 570px;'],
  ['popup height', 'tokens/tokens.css', '--chowk-login-height: 480px;'],
  ['desktop wallet dropdown', 'profile/account-panel.module.css', 'inline-size: 304px;'],
  ['dropdown row', 'navigation/dropdown.module.css', '--row: 50px;'],
  ['dropdown rows at least', 'navigation/dropdown.module.css', '--least-rows: 3;'],
  ['second level taller above four', 'navigation/dropdown.module.css', '> :nth-child(5)'],
  ['footer link group', 'footer/link-grid.module.css', `repeat(${constants.FOOTER_LINK_GROUP_SIZE}, `],
])('%s is in %s as %s, once', (_, file, declaration) => {
  expect(sheet(file).split(declaration)).toHaveLength(2)
})

test('the layout changes at the breakpoint and nowhere near it', () => {
  const files = globSync('**/*.css', { cwd: source })
  const near = files.flatMap(file => [...sheet(file).matchAll(/width (?:<|>=) (8\d\d|9\d\d)px/g)])
  expect(near.length).toBeGreaterThan(5)
  expect(new Set(near.map(([, px]) => Number(px)))).toEqual(new Set([constants.MOBILE_BREAKPOINT_PX]))
})
