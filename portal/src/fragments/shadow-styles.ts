/**
 * The shell's style sheet, adapted to a shadow root so that the page around cannot change it. Only inherited properties cross
 * from the page, and the host resets those. A rule that the page sets on every element, such as `* { all: unset }`, loses
 * against `!important`, which has more weight inside a shadow root than outside.
 */

/**
 * A link's target and a focused element stop below the header when scrolled to; the page may override this. The height is the
 * usual one: if the shell had to set it, the browser would compute the styles of the whole page again.
 */
export const belowHeader =
  ':where(html){--chowk-header-visible:92px;scroll-padding-block-start:calc(var(--chowk-header-visible) + 8px)}'

/**
 * On the page itself, because a shadow root cannot register a property, and only a registered length is computed where it is
 * set.
 */
export const pageStyles =
  '@property --chowk-rem{syntax:"<length>";inherits:true;initial-value:16px}' +
  // The header reaches the window's edges, unless the page itself sets a margin.
  ':where(body){margin:0}' +
  'html[data-chowk-locked] body{overflow:hidden;height:100vh}html[data-chowk-locked=gutter]{scrollbar-gutter:stable}' +
  belowHeader

/** As high as its text at any font size; on a narrow window the text takes more lines. */
const banner = (lines: number) => `calc(16px + ${lines}*1.4*clamp(.8125em,.75em + .2vw,.875em))`
/** The height of two lines with a mouse, if both banners share one row. */
const row = 'calc(2px + 2.5*.8125em)'
const wide = { update: row, tag: row, bar: '33px' }
const narrower = [
  [900, { update: banner(2), tag: banner(1), bar: '53px' }],
  [480, { update: banner(3), tag: banner(2), bar: '53px' }],
] as const

type Heights = typeof wide

/** The same rules at each width. */
function atEachWidth(rules: (heights: Heights) => string): string {
  const limited = narrower.map(([width, heights]) => `@media (width<${width}px){${rules(heights)}}`)
  return rules(wide) + limited.join('')
}

/** Reserves the heights of the header, its banners and its bar until an element is filled. */
const unfilled = ':not([data-version])'
export const spaceStyles =
  `@media (scripting:enabled){:is(chowk-header,chowk-footer)${unfilled}{display:block;box-sizing:border-box;font-size:medium}` +
  `chowk-header${unfilled}{--update:0px;--tag:0px;--bar:0px;--crumbs:0px;` +
  'min-block-size:calc(max(92px,3.5em) + var(--update) + var(--tag) + var(--bar) + var(--crumbs))}' +
  `chowk-header[breadcrumbs^='[{']${unfilled}{--crumbs:32px}` +
  atEachWidth(
    ({ update, tag, bar }) =>
      `chowk-header[showutilitybar=true]${unfilled}{--bar:${bar}}` +
      `chowk-header[showimportantupdate=true]${unfilled}{--update:${update}}` +
      `chowk-header[showheadertag=true]${unfilled}{--tag:${tag}}`,
  ) +
  `@media (width>=900px){chowk-header[showimportantupdate=true][showheadertag=true]${unfilled}{--tag:0px}}` +
  `chowk-footer${unfilled}{min-block-size:100vh}}`

/**
 * Content that arrives in a reserved space fills it, even when its text needs one line less, or both banners would share one line
 * of a narrower window. The update opens a window of its own.
 */
const banners = ':host([data-fetched]) [data-chowk=header]>div:has(>section)'
const fetchedStyles = `@media (width<900px){${banners}{flex-direction:column}}${atEachWidth(
  ({ update, tag }) =>
    `${banners}>section{min-block-size:${tag.replaceAll('em', '*var(--chowk-rem)')}}` +
    `${banners}>section:has([target]){min-block-size:${update.replaceAll('em', '*var(--chowk-rem)')}}`,
)}`

/**
 * `medium` is the font size that the visitor chose, while the page's root may have any. The page's body lays out the parts,
 * and may centre their content.
 */
const hostStyles =
  ':host{all:initial!important;display:contents!important;direction:ltr!important;unicode-bidi:isolate!important;' +
  'font-size:medium!important;--chowk-rem:1em;color-scheme:inherit!important;color:var(--chowk-ink)!important;' +
  'line-height:1.5!important;font-family:var(--chowk-font)!important}svg[hidden]{display:none}:host>*,[data-chowk=header]>*{flex:none;align-self:stretch}:host([data-theme=light]){color-scheme:light!important}:host([data-theme=dark]){color-scheme:dark!important}@media print{:host{display:none!important}}'

/**
 * On a phone a script at the footer's end closes its sections. When a page arrives slowly, the footer's start may be painted
 * before that script: so the sections look closed from the start, as long as that script or the footer's own is still to come.
 */
const comingStyles =
  '@media (width<900px) and (scripting:enabled){:host(:not([data-fetched],[data-mounted])) footer:not([data-placed]) ' +
  'details[name=footer-sections]>:not(summary){display:none}}'

/**
 * Above anything that the page lifts. An element that the page lifts as high and places later covers the header, but no open
 * panel.
 */
const layers = ['utility', 'header', 'dropdown', 'scroll-top', 'skip-link']
const layerStyles = `:host{${layers.map((name, above) => `--chowk-layer-${name}:${2147483643 + above}`).join(';')}}`

/** Open panels are in the top layer (client/lift-panels.ts) and override the browser's own styles for it. */
const liftedStyles =
  ':where([popover=manual]){margin:0;border:0;padding:0;inline-size:auto;block-size:auto;overflow:visible;color:inherit;background:none}' +
  // In the top layer WebKit clips a filtered element to its own box, so that lists beside it were missing.
  '[popover=manual]{filter:none;clip-path:none;box-shadow:var(--chowk-shadow-raised)}' +
  // So each list has its own shadow, on the side away from the list that opened it.
  '[popover=manual]:not([data-full-width]) [aria-expanded]+*{box-shadow:inset 1px 0 var(--chowk-line),24px 12px 24px -8px light-dark(rgb(11 31 58/.16),transparent)}'

export function shadowStyles(css: string): string {
  const own = css
    .replaceAll(/:root((?:\[[^\]]*\]|:(?:not|has)\([^)]*\))*)/g, (_root, state) =>
      state ? `:host(${state})` : ':host',
    )
    // A container's `rem` is that of the page's root; its `em` is that of the host.
    .replaceAll(/@container[^{]*/g, condition => condition.replaceAll('rem', 'em'))
    // A media or container condition cannot use variables, and that of a window uses the visitor's font size already.
    .replaceAll(/@(?:media|container|supports)[^{]*|(?<![\w.-])([\d.]+)rem\b/g, (found, size?: string) =>
      size === undefined ? found : `calc(var(--chowk-rem)*${size})`,
    )
  return inAscii(own) + hostStyles + comingStyles + layerStyles + liftedStyles + fetchedStyles
}

/** The page around may have any encoding. */
function inAscii(css: string): string {
  return css.replaceAll(/\P{ASCII}/gu, letter => `\\${letter.codePointAt(0)?.toString(16)} `)
}
