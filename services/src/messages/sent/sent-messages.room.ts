import type { Room } from '../../platform/store/room.ts'
import { chooseMessages } from './choose-messages.ts'
import { ownChoices } from './own-choices.ts'

export const sentMessagesRoom: Room = { commands: [chooseMessages], ownData: [ownChoices] }
