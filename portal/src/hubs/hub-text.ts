import pages from 'virtual:content/hubs'
import type { HubId } from '@chowk/catalog'
import { documentsOf } from '../content/documents.ts'
import type { HubDocument } from '../content/hub-kind.ts'

/** What a group's first page says of itself. */
export const hubText = documentsOf<HubDocument, HubId>(pages)
