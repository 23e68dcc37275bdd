// Reads a category's JSON file, whose words TypeScript only knows as strings: an unknown word is an error at start.
import { icons } from '../icons.ts'
import { placeOf } from '../places/places.ts'
import { oneOf } from '../slug.ts'
import { type ListedBiller, type ListedParameter, ownParameters, parameterFrom } from './biller-parameter.ts'
import {
  type CategoryEntry,
  type CategorySlug,
  type PaymentFlow,
  type ProviderEntry,
  type ProviderKind,
  providerKinds,
} from './category.ts'

/** A category as its file has it, with its parsed providers. */
export interface ListedCategory {
  readonly facts: ListedFacts
  readonly providers: readonly ProviderEntry[]
}

interface ListedFacts
  extends Omit<CategoryEntry, 'slug' | 'icon' | 'section' | 'flow' | 'host' | 'parameters' | 'providers'> {
  readonly icon: string
  readonly section: number
  readonly flow: string
  readonly host?: string
  readonly parameters: readonly ListedParameter[]
}

/** One line of a category's list. A name is enough; other fields are optional facts. */
interface ListedProvider extends Omit<ProviderEntry, 'kind' | 'serves' | 'parameters'>, ListedBiller {
  readonly kind?: string
  readonly serves?: readonly string[]
}

const flows: readonly PaymentFlow[] = ['bill', 'recharge', 'rent', 'offering']
const sections = [7, 8] as const
const kinds = Object.keys(providerKinds) as ProviderKind[]

export function readCategory({ slug, facts, providers }: ListedCategory & { readonly slug: CategorySlug }) {
  const { icon, section, flow, host, parameters, ...rest } = facts
  return {
    ...rest,
    slug,
    icon: oneOf(icons, icon),
    section: oneOf(sections, section),
    flow: oneOf(flows, flow),
    ...(host && { host: oneOf(['main'], host) }),
    parameters: parameters.map(parameterFrom),
    providers,
  }
}

interface ListedProviders {
  readonly parameters: readonly ListedParameter[]
  readonly providers: readonly ListedProvider[]
}

export const readProviders = ({ parameters, providers }: ListedProviders): readonly ProviderEntry[] =>
  providers.map(provider => readProvider(provider, parameters))

function readProvider(
  { kind, serves, printedAs, digits, parameters, ...entry }: ListedProvider,
  ofCategory: readonly ListedParameter[],
): ProviderEntry {
  return {
    ...entry,
    ...(kind && { kind: oneOf(kinds, kind) }),
    ...(serves && { serves: serves.map(slug => placeOf(slug).slug) }),
    ...ownParameters({ printedAs, digits, parameters }, ofCategory),
  }
}
