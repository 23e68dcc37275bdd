import pages from 'virtual:content/bus-routes'
import { documentsOf } from '../../../content/documents.ts'
import type { BusRouteDocument } from '../../../content/travel-kinds.ts'

export const roadOf = documentsOf<BusRouteDocument>(pages)
