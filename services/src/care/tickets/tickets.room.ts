import type { Room } from '../../platform/store/room.ts'
import { careMigration } from './care.migration.ts'
import { answerTicket, openTicket, replyToTicket } from './ticket-row.ts'
import type { CareTables } from './tickets.tables.ts'

declare module '../../platform/store/database.ts' {
  interface Database extends CareTables {}
}

export const ticketsRoom: Room = {
  migrations: { '0025-care': careMigration },
  commands: [openTicket, answerTicket, replyToTicket],
}
