/**
 * The shell's style sheet as it holds inside a shadow root, whatever the page around it says. Nothing of the page's crosses
 * but what is inherited, and the host takes none of that; what a page sets on every element, as `* { all: unset }`, is
 * outvoted by `!important`, which inside a shadow root weighs more than outside.
 */

/** What is jumped to or takes the focus comes to rest below the header; the page may say otherwise. */
export const belowHeader =
  ':where(html){scroll-padding-block-start:calc(var(--chowk-header-visible,92px) + 8px)}'

/** Stands on the page, since a shadow root registers no property: a length that is worked out where it is set. */
export const pageStyles =
  '@property --chowk-rem{syntax:"<length>";inherits:true;initial-value:16px}' +
  'html[data-chowk-locked] body{overflow:hidden;height:100vh}html[data-chowk-locked=gutter]{scrollbar-gutter:stable}' +
  belowHeader

/** As tall as its words need, at any size of text; on a narrow window they take more lines. */
const banner = (lines: number) => `calc(16px + ${lines}*1.4*clamp(.8125em,.75em + .2vw,.875em))`
const wide = { update: banner(1), tag: banner(1), bar: '73px' }
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

/** Until an element is filled: the heights of the header, its banners and its bar. */
const unfilled = ':not([data-version])'
export const spaceStyles =
  `@media (scripting:enabled){:is(chowk-header,chowk-footer)${unfilled}{display:block;box-sizing:border-box;font-size:medium}` +
  `chowk-header${unfilled}{--update:0px;--tag:0px;--bar:0px;` +
  'min-block-size:calc(max(92px,3.5em) + var(--update) + var(--tag) + var(--bar))}' +
  atEachWidth(
    ({ update, tag, bar }) =>
      `chowk-header[showutilitybar=true]${unfilled}{--bar:${bar}}` +
      `chowk-header[showimportantupdate=true]${unfilled}{--update:${update}}` +
      `chowk-header[showheadertag=true]${unfilled}{--tag:${tag}}`,
  ) +
  `chowk-footer${unfilled}{min-block-size:100vh}}`

/**
 * What came into a kept space fills it, also where its words would need a line less, or both banners one line together. The
 * update leads to a window of its own.
 */
const banners = ':host([data-fetched]) [data-chowk=header]>div:has(>section)'
const fetchedStyles = `${banners}{flex-direction:column}${atEachWidth(
  ({ update, tag }) =>
    `${banners}>section{min-block-size:${tag.replaceAll('em', '*var(--chowk-rem)')}}` +
    `${banners}>section:has([target]){min-block-size:${update.replaceAll('em', '*var(--chowk-rem)')}}`,
)}`

/** `medium` is the size the reader has chosen, where the page's root may have any. The parts are laid out by the page's body, which may centre what is in it. */
const hostStyles =
  ':host{all:initial!important;display:contents!important;direction:ltr!important;unicode-bidi:isolate!important;' +
  'font-size:medium!important;--chowk-rem:1em;color-scheme:inherit!important;color:var(--chowk-ink)!important;' +
  'line-height:1.5!important;font-family:var(--chowk-font)!important}svg[hidden]{display:none}:host>*,[data-chowk=header]>*{flex:none;align-self:stretch}@media print{:host{display:none!important}}'

/**
 * On a phone the footer's sections begin closed, by a script at its end. Of a page that arrives slowly its head may be seen
 * before: they look closed from the start, for as long as that script or the one that wakes the footer is to come.
 */
const comingStyles =
  '@media (width<900px) and (scripting:enabled){:host(:not([data-fetched],[data-woken])) footer:not([data-placed]) ' +
  'details[name=footer-sections]>:not(summary){display:none}}'

/** Above whatever the page lifts; what it lifts as high and writes later covers the header itself, and nothing that opens. */
const layers = ['utility', 'header', 'dropdown', 'scroll-top', 'skip-link']
const layerStyles = `:host{${layers.map((name, above) => `--chowk-layer-${name}:${2147483643 + above}`).join(';')}}`

/** What opens is lifted over all of that (client/lift-panels.ts), and keeps its looks: browsers have their own for such. */
const liftedStyles =
  ':where([popover=manual]){margin:0;border:0;padding:0;inline-size:auto;block-size:auto;overflow:visible;color:inherit;background:none}' +
  // In the top layer WebKit draws nothing of a filtered element beyond its own box, so that lists beside it were missing.
  '[popover=manual]{filter:none;clip-path:none;box-shadow:var(--chowk-shadow-raised)}' +
  // So each of these has a shadow of its own, away from the list that it unfolds from.
  '[popover=manual]:not([data-full-width]) [aria-expanded]+*{box-shadow:inset 1px 0 var(--chowk-line),24px 12px 24px -8px light-dark(rgb(11 31 58/.16),transparent)}'

export function shadowStyles(css: string): string {
  const own = css
    .replaceAll(/:root((?:\[[^\]]*\]|:(?:not|has)\([^)]*\))*)/g, (_root, state) =>
      state ? `:host(${state})` : ':host',
    )
    // A container's `rem` is that of the page's root; its `em` is the host's.
    .replaceAll(/@container[^{]*/g, condition => condition.replaceAll('rem', 'em'))
    // A condition knows no variables, and that of a window goes by the reader's size as it is.
    .replaceAll(/@(?:media|container|supports)[^{]*|(?<![\w.-])([\d.]+)rem\b/g, (found, size?: string) =>
      size === undefined ? found : `calc(var(--chowk-rem)*${size})`,
    )
  return inAscii(own) + hostStyles + comingStyles + layerStyles + liftedStyles + fetchedStyles
}

/** The page around may be written in any encoding. */
function inAscii(css: string): string {
  return css.replaceAll(/\P{ASCII}/gu, letter => `\\${letter.codePointAt(0)?.toString(16)} `)
}
