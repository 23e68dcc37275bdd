/** The parameters of a fragment's address: the props of the header and the footer that can be given as text. */
import { footerSections } from '@chowk/catalog'
import { type FooterProps, type HeaderProps, propFromText, propInWords } from '@chowk/shell'
import { localeOf } from '../page/locale-path.ts'
import { propTexts, pulseTexts, unknownParameterText } from './parameter-names.ts'

type PropTexts = Pick<
  HeaderProps & FooterProps,
  Exclude<(typeof propTexts)[number], 'languageLink' | 'customCta'>
>

export interface FragmentParameters extends PropTexts {
  /** The page in the other language. */
  readonly languageLink?: string
  /** Whether the header has a place for the page's own element with `slot="cta"`. */
  readonly customCta?: boolean
  readonly verticalName?: string
  readonly screenName?: string
  /** The footer's link sections by their names; all of them by default. */
  readonly sections?: FooterProps['seoData']
}

export interface Parameter {
  readonly name: string
  /** The allowed values. */
  readonly allowed: string
}

const longest = (name: string) => (name === 'breadcrumbs' ? 1000 : 200)
const sectionNames = footerSections.map(section => section.tag)
const inSections = `names of the footer's sections with commas between: ${sectionNames.join(', ')}; or none`
const shortText = `a text of at most ${longest('')} letters`

export const parameters: readonly Parameter[] = [
  ...propTexts.map(name => ({
    name,
    allowed: `${name === 'breadcrumbs' ? 'JSON of ' : ''}${propInWords(name)}`,
  })),
  ...pulseTexts.map(name => ({ name, allowed: shortText })),
  { name: 'sections', allowed: inSections },
]

/** A parameter that is not allowed: names the problem and the allowed values. */
class UnknownParameter extends Error {
  readonly statusCode = 400
}

/** In a fixed order and without defaults, so that the same parameters have one key. */
export function readParameters(query: URLSearchParams): FragmentParameters {
  const unknown = [...query.keys()].find(name => !parameters.some(parameter => parameter.name === name))
  if (unknown !== undefined) throw new UnknownParameter(unknownParameterText(unknown))
  const read: Record<string, unknown> = {}
  for (const { name, allowed } of parameters) {
    const [text, second] = query.getAll(name)
    if (text === undefined) continue
    const value = second === undefined && text.length <= longest(name) ? readValue(name, text) : undefined
    if (value === undefined)
      throw new UnknownParameter(
        `${name} was given as ${second === undefined ? quoted(text) : `${quoted(text)} and ${quoted(second)}`}. Allowed: ${allowed}.`,
      )
    read[name] = value
  }
  return read as FragmentParameters
}

/** The same parameters as a query: a copy of the element uses it to fetch its own fragment. */
export function queryOf({ sections, ...own }: FragmentParameters): string {
  const textOf = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))
  const texts = Object.entries(own).map(([name, value]): [string, string] => [name, textOf(value)])
  const named = sections?.map(({ tag }) => tag).join(',')
  return new URLSearchParams(
    named === undefined ? texts : [...texts, ['sections', named || 'none']],
  ).toString()
}

function readValue(name: string, text: string): unknown {
  if (name === 'sections') return sectionsOf(text)
  const prop = propTexts.find(known => known === name)
  const value = prop ? propFromText(prop, text) : text
  // The menu's own paths are the same in every language.
  return name === 'activePage' && typeof value === 'string' ? localeOf(value).path : value
}

function sectionsOf(text: string): FooterProps['seoData'] | undefined {
  if (text === 'none') return []
  const found = text.split(',').map(name => footerSections.find(section => section.tag === name.trim()))
  return found.every(section => section !== undefined) ? found : undefined
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)
}
