// The public API of @chowk/catalog: everything other packages may import. A module with `*` is public as a whole.
export { accountParameter, type BillerParameter } from './categories/biller-parameter.ts'
export { type Biller, billerName } from './categories/billers.ts'
export { type Board, type BoardArea, boardsCheckedOn } from './categories/boards.ts'
export {
  billerIn,
  billers,
  billIn,
  categories,
  categoryOf,
  findBiller,
  findCategory,
} from './categories/categories.ts'
export {
  type Category,
  type CategorySlug,
  type PaymentFlow,
  type Provider,
  type ProviderKind,
  providerKinds,
} from './categories/category.ts'
export { electricityCommissions } from './categories/electricity-boards.ts'
export { circleParameter, telecomCircles } from './categories/telecom-circles.ts'
export * from './company/company-pages.ts'
export type { Destination, DestinationOf, SitemapSubject } from './destinations/destination.ts'
export { destinationAt, destinations } from './destinations/destinations.ts'
export { newPathOf, typedAddresses } from './destinations/moved.ts'
export {
  companyLinks,
  footerExtras,
  footerIn,
  footerSections,
  investorLinks,
} from './footer/sections.ts'
export { hindi } from './hindi.ts'
export * from './home/home.ts'
export { type Hub, type HubId, hubOf, hubs } from './hubs/hubs.ts'
export { type CatalogIcon, iconHues, icons, withIcon } from './icons.ts'
export { dayInIndia, daysAfter, type IsoDate, indiaOffsetMs } from './india-time.ts'
export { type FundHouse, type FundHouseSlug, fundHouses } from './investments/fund-houses.ts'
export * from './investments/mutual-fund-categories.ts'
export { type Scheme, schemes } from './investments/schemes.ts'
export {
  type Bilingual,
  bothNames,
  byName,
  type Locale,
  locales,
  type Named,
  nameIn,
  pathIn,
  withArticle,
  withoutRepeatedWord,
} from './language.ts'
export { type LinkChange, pathsIn } from './link-changes.ts'
export { linkIn, portalHosts } from './links.ts'
export { accountMenu, accountPages, flyoutIn } from './menu/flyout.ts'
export { type MenuItem, menuIn } from './menu/menu.ts'
export { shortcutsIn } from './menu/shortcuts.ts'
export { formatAmount, formatPaise, groupIndian, moneyParts, wholePaise } from './money.ts'
export * from './money-tools/calculators.ts'
export * from './money-tools/currencies.ts'
export { bankKinds, type IfscBank, ifscBanks } from './money-tools/ifsc-banks.ts'
export {
  airportOf,
  type City,
  type Coordinates,
  cities,
  type ForeignCity,
  foreignCities,
  type PlaceSlug,
  placeOf,
  type StateSlug,
  type Station,
  stateOf,
  stationsOf,
} from './places/places.ts'
export * from './rules/employment.ts'
export * from './rules/income-tax.ts'
export { turnaround } from './rules/payments.ts'
export {
  type DueRule,
  dateText,
  dueRules,
  latestCheck,
  periodText,
  type Rule,
  rowOf,
  rowToday,
  ruleOn,
} from './rules/rule.ts'
export { rules, rulesOfPage } from './rules/rules.ts'
export { smallSavings } from './rules/small-savings.ts'
export { feeGst, gstRates, loanToValue, tobaccoGst } from './rules/trade.ts'
export * from './service-pages/service-page.ts'
export * from './travel/entertainment.ts'
export * from './travel/routes.ts'
