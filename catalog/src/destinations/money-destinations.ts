import { moneyHubs } from '../hubs/money-hubs.ts'
import { fundHouses } from '../investments/fund-houses.ts'
import { type MutualFundCategory, mutualFundCategories } from '../investments/mutual-fund-categories.ts'
import { schemes } from '../investments/schemes.ts'
import type { Bilingual } from '../language.ts'
import { calculators } from '../money-tools/calculators.ts'
import { type Currency, currencies } from '../money-tools/currencies.ts'
import { ifscBanks } from '../money-tools/ifsc-banks.ts'
import { addressOf } from './address.ts'
import type { Destination } from './destination.ts'

const { mutualFunds, fundHouses: fundHousesHub, schemes: schemesHub } = moneyHubs
const { calculators: calculatorsHub, currencies: currenciesHub, ifscBanks: ifscHub } = moneyHubs

const currencyTitle = ({ code, name, hindi }: Currency): Bilingual =>
  code === 'INR'
    ? { en: 'Indian Rupee to Other Currencies', hi: 'भारतीय रुपये से अन्य मुद्राएँ' }
    : { en: `${name} to Indian Rupee`, hi: `${hindi} से भारतीय रुपया` }

export const moneyDestinations: readonly Destination[] = [
  ...mutualFundCategories.map(
    (fundCategory: MutualFundCategory): Destination => ({
      kind: 'mutualFundCategory',
      fundCategory,
      ...addressOf(fundCategory, {
        path: `${mutualFunds.path}/${fundCategory.slug}`,
        parent: mutualFunds.path,
        localeKey: `mutualFundCategory.${fundCategory.slug}`,
        synonyms: fundCategory.synonyms,
      }),
    }),
  ),
  ...fundHouses.map(
    (house): Destination => ({
      kind: 'amc',
      house,
      ...addressOf(house, {
        path: `${fundHousesHub.path}/${house.slug}`,
        parent: fundHousesHub.path,
        localeKey: `amc.${house.slug}`,
      }),
    }),
  ),
  ...schemes.map(
    (scheme): Destination => ({
      kind: 'scheme',
      scheme,
      ...addressOf(scheme, {
        path: `${schemesHub.path}/${scheme.slug}/${scheme.code}`,
        parent: schemesHub.path,
        localeKey: `scheme.${scheme.code}`,
        synonyms: [scheme.code],
      }),
    }),
  ),
  ...calculators.map(
    (calculator): Destination => ({
      kind: 'calculator',
      calculator,
      ...addressOf(calculator, {
        path: `${calculatorsHub.path}/${calculator.slug}`,
        parent: calculatorsHub.path,
        localeKey: `calculator.${calculator.slug}`,
        synonyms: calculator.synonyms,
      }),
    }),
  ),
  ...currencies.map(
    (currency): Destination => ({
      kind: 'currency',
      currency,
      ...addressOf(currency, {
        path: `${currenciesHub.path}/${currency.slug}`,
        parent: currenciesHub.path,
        localeKey: `currency.${currency.code}`,
        title: currencyTitle(currency),
        synonyms: [currency.code, currency.place.en, currency.place.hi],
      }),
    }),
  ),
  ...ifscBanks.map(
    (bank): Destination => ({
      kind: 'ifscBank',
      bank,
      ...addressOf(bank, {
        path: `${ifscHub.path}/${bank.slug}`,
        parent: ifscHub.path,
        localeKey: `bank.${bank.slug}`,
        title: { en: `${bank.name} IFSC Codes`, hi: `${bank.hindi} आईएफ़एससी कोड` },
        synonyms: [bank.code, ...(bank.synonyms ?? [])],
      }),
    }),
  ),
]
