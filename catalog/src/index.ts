export { categories } from './categories/categories.ts'
export type { Category, Faq, Provider } from './categories/category.ts'
export type { Bilingual, Locale, Named } from './language.ts'
export { locales, nameIn, pathIn } from './language.ts'
