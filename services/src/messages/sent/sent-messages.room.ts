import type { Room } from '../../platform/store/room.ts'
import { chooseMessages } from './choose-messages.ts'

export const sentMessagesRoom: Room = { commands: [chooseMessages] }
