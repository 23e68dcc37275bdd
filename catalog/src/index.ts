// The face of @chowk/catalog: everything other packages may import.
export { accountPages, messagesPage } from './account-pages.ts'
export type { BillerParameter } from './categories/biller-parameter.ts'
export type { Biller } from './categories/billers.ts'
export { billerName } from './categories/billers.ts'
export type { BoardArea } from './categories/board-area.ts'
export { boardsCheckedOn } from './categories/board-area.ts'
export type { Board } from './categories/boards.ts'
export {
  billerIn,
  billerNamed,
  billers,
  categories,
  findBiller,
  findCategory,
  payeeIn,
} from './categories/categories.ts'
export type { Category, CategorySlug, PaymentFlow, Provider } from './categories/category.ts'
export { electricityCommissions } from './categories/electricity-commissions.ts'
export type { ProviderKind } from './categories/provider-kinds.ts'
export { providerKinds } from './categories/provider-kinds.ts'
export { circleParameter, telecomCircles } from './categories/telecom-circles.ts'
export { type BlogPost, blogPosts } from './company/blog-posts.ts'
export type { CompanyPage } from './company/company-page.ts'
export { companyPages } from './company/company-pages.ts'
export { investorPages } from './company/investor-pages.ts'
export { creditServices } from './credit/credit-services.ts'
export type { Destination, DestinationOf, SitemapSubject } from './destinations/destination.ts'
export { destinationAt, destinations } from './destinations/destinations.ts'
export { movedTo } from './destinations/moved.ts'
export { typedAddresses } from './destinations/typed-addresses.ts'
export { companyLinks, investorLinks } from './footer/company-links.ts'
export { footerExtras } from './footer/extras.ts'
export { footerSections } from './footer/sections.ts'
export { hindi } from './hindi.ts'
export { promotions } from './home/promotions.ts'
export { billTiles, notYetLinks, toolLinks } from './home/tiles.ts'
export type { Hub, HubId } from './hubs/hub.ts'
export { hubs } from './hubs/hubs.ts'
export type { IconName } from './icons.ts'
export { icons } from './icons.ts'
export type { IsoDate } from './india-time.ts'
export { dayInIndia, indiaOffsetMs } from './india-time.ts'
export type { FundHouse, FundHouseSlug } from './investments/fund-houses.ts'
export { fundHouses } from './investments/fund-houses.ts'
export type {
  MutualFundCategory,
  MutualFundCategorySlug,
  MutualFundGroup,
} from './investments/mutual-fund-categories.ts'
export { mutualFundCategories, mutualFundGroups } from './investments/mutual-fund-categories.ts'
export type { Scheme } from './investments/schemes.ts'
export { schemes } from './investments/schemes.ts'
export type { Bilingual, Locale, Named } from './language.ts'
export { bothNames, locales, nameIn, pathIn, withoutStutter } from './language.ts'
export { linkIn, portalHosts } from './links.ts'
export { flyoutIn } from './menu/flyout.ts'
export { menuIn } from './menu/menu.ts'
export type { MenuItem } from './menu/menu-item.ts'
export { shortcutsIn } from './menu/shortcuts.ts'
export type { Calculator, CalculatorSlug } from './money-tools/calculators.ts'
export { calculatorGroups, calculators } from './money-tools/calculators.ts'
export type { Currency, CurrencyCode } from './money-tools/currencies.ts'
export { currencies } from './money-tools/currencies.ts'
export type { RateBasis } from './money-tools/currency-rates.ts'
export { currencyRates } from './money-tools/currency-rates.ts'
export type { IfscBank } from './money-tools/ifsc-banks.ts'
export { bankKinds, ifscBanks } from './money-tools/ifsc-banks.ts'
export type { City, Coordinates } from './places/cities.ts'
export { cities } from './places/cities.ts'
export type { ForeignCity } from './places/foreign-cities.ts'
export { foreignCities } from './places/foreign-cities.ts'
export type { PlaceSlug } from './places/places.ts'
export { placeOf, stateOf } from './places/places.ts'
export type { StateSlug } from './places/states.ts'
export type { Station } from './places/stations.ts'
export { stationsOf } from './places/stations.ts'
export type { DueRule } from './rules/due.ts'
export { dueRules } from './rules/due.ts'
export type {
  DeductionLimits,
  EmployerNps,
  IncomeTaxRates,
  TaxAge,
  TaxRegime,
  TaxSlab,
  TaxYear,
} from './rules/income-tax.ts'
export { deductionLimits, employerNps, incomeTaxRates } from './rules/income-tax.ts'
export { creditReporting, ombudsman, tollWithoutTag } from './rules/payments.ts'
export type { Rule } from './rules/rule.ts'
export { dateText, latestCheck, latestRow, periodText, rowOf, ruleOn } from './rules/rule.ts'
export { rules, rulesOfPage } from './rules/rules.ts'
export type { SmallSavingsRates } from './rules/small-savings.ts'
export { smallSavings } from './rules/small-savings.ts'
export type { HouseRentRules } from './rules/tax-on-savings.ts'
export { houseRent } from './rules/tax-on-savings.ts'
export { feeGst, gstRates, loanToValue, tobaccoGst } from './rules/trade.ts'
export { turnaround } from './rules/turnaround.ts'
export {
  gratuityRules,
  pensionExit,
  providentFundRate,
  providentFundShares,
  wageRule,
} from './rules/work.ts'
export { everydayServices } from './service-pages/everyday-services.ts'
export { isNotYet, notYetWords } from './service-pages/not-yet.ts'
export type { ServicePage, StartForm } from './service-pages/service-page.ts'
export { busRoutes } from './travel/bus-routes.ts'
export { eventCities } from './travel/events.ts'
export { domesticFlightRoutes, internationalFlightRoutes } from './travel/flight-routes.ts'
export type { MovieGroup } from './travel/movies.ts'
export { movieCities, movieGenres, movieLanguages } from './travel/movies.ts'
export type { Route } from './travel/route.ts'
export { airportOf } from './travel/route.ts'
export { trainRoutes } from './travel/train-routes.ts'
export { trainServices } from './travel/train-services.ts'
