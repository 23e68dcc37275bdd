/**
 * The shell's style sheet as it holds inside a shadow root, whatever the page around it says. Nothing of the page's crosses
 * but what is inherited, and the host takes none of that; what a page sets on every element, as `* { all: unset }`, is
 * outvoted by `!important`, which inside a shadow root weighs more than outside.
 */

/** Stands on the page, since a shadow root registers no property: a length that is worked out where it is set. */
export const pageStyles =
  '@property --chowk-rem{syntax:"<length>";inherits:true;initial-value:16px}' +
  'html[data-chowk-locked] body{overflow:hidden;height:100vh}html[data-chowk-locked=gutter]{scrollbar-gutter:stable}' +
  // What is jumped to or takes the focus comes to rest below the header; the page may say otherwise.
  ':where(html){scroll-padding-block-start:calc(var(--chowk-header-visible,92px) + 8px)}'

/** Until an element is filled: the heights of the header, its banner and its bar; below the banner's width, two lines of it. */
const unfilled = ':not([data-version])'
const height = (...parts: readonly string[]) => `{min-block-size:calc(${parts.join(' + ')})}`
const [header, bar] = ['max(92px,3.5rem)', '85px']
export const spaceStyles =
  `@media (scripting:enabled){:is(chowk-header,chowk-footer)${unfilled}{display:block;box-sizing:border-box}` +
  `chowk-header${unfilled}${height(header)}` +
  `chowk-header[showutilitybar=true]${unfilled}${height(header, bar)}` +
  `chowk-footer${unfilled}{min-block-size:100vh}}`

/** `medium` is the size the reader has chosen, where the page's root may have any. */
const hostStyles =
  ':host{all:initial!important;display:contents!important;direction:ltr!important;unicode-bidi:isolate!important;' +
  'font-size:medium!important;--chowk-rem:1em;color-scheme:inherit!important;color:var(--chowk-ink)!important;' +
  'line-height:1.5!important;font-family:var(--chowk-font)!important}svg[hidden]{display:none}@media print{:host{display:none!important}}'

/** Above whatever the page lifts; only what it lifts as high and writes later covers it. */
const layers = ['utility', 'header', 'dropdown', 'scroll-top', 'skip-link']
const layerStyles = `:host{${layers.map((name, above) => `--chowk-layer-${name}:${2147483643 + above}`).join(';')}}`

export function shadowStyles(css: string): string {
  const own = css
    .replaceAll(/:root((?:\[[^\]]*\]|:(?:not|has)\([^)]*\))*)/g, (_root, state) =>
      state ? `:host(${state})` : ':host',
    )
    // A condition knows no variables, and goes by the reader's size as it is.
    .replaceAll(/@(?:media|container|supports)[^{]*|(?<![\w.-])([\d.]+)rem\b/g, (found, size?: string) =>
      size === undefined ? found : `calc(var(--chowk-rem)*${size})`,
    )
  return inAscii(own) + hostStyles + layerStyles
}

/** The page around may be written in any encoding. */
function inAscii(css: string): string {
  return css.replaceAll(/\P{ASCII}/gu, letter => `\\${letter.codePointAt(0)?.toString(16)} `)
}
