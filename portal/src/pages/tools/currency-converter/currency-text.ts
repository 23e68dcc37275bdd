import pages from 'virtual:content/currencies'
import { documentsOf } from '../../../content/documents.ts'
import type { CurrencyDocument } from '../../../content/travel-kinds.ts'

export const currencyText = documentsOf<CurrencyDocument>(pages)
