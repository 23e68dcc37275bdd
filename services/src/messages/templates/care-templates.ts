import type { MessageKind } from './message-kinds.ts'
import type { Templates } from './template.ts'

export const careTemplates = {
  'ticket-answered': {
    group: 'tickets',
    en: ({ brand, ticketId }) =>
      `Customer care has answered your ticket ${ticketId}. Read the answer on ${brand}, under 24x7 Help.`,
    hi: ({ brand, ticketId }) =>
      `ग्राहक सेवा ने आपके टिकट ${ticketId} का जवाब दिया है। जवाब ${brand} पर ‘24x7 मदद’ में पढ़ें।`,
  },
  'unverified-ticket-answered': {
    group: 'tickets',
    en: ({ brand, ticketId, answer }) => `${brand} customer care, about your message ${ticketId}: ${answer}`,
    hi: ({ brand, ticketId, answer }) => `${brand} ग्राहक सेवा, आपके संदेश ${ticketId} के बारे में: ${answer}`,
  },
} satisfies Partial<Templates<MessageKind>>
