import type { Room } from '../../platform/store/room.ts'
import { choicesExport } from './choices-export.ts'
import { chooseMessages } from './choose-messages.ts'

export const sentMessagesRoom: Room = { commands: [chooseMessages], exports: [choicesExport] }
