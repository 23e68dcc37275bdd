import { shape, text } from '../validation/kinds.ts'

export const pulse = shape({}, { userID: text, screenName: text, vertical_name: text, clientId: text })
