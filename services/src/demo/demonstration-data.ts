// The demonstration's data: two customers with some months of history, all invented.

import type { Bilingual } from '@chowk/catalog'
import type { DisputeNoteCode } from '../care/disputes/dispute-notes.ts'
import type { DisputeState } from '../care/disputes/dispute-row.ts'
import type { DisputeTypeId } from '../care/disputes/dispute-types.ts'
import type { OrderToPlace } from '../money/orders/order-row.ts'

export interface DemonstrationCustomer {
  name: string
  mobile: string
  /** Oldest first. */
  story: readonly StoryStep[]
}

export type StoryStep = { daysAgo: number } & (
  | AddMoneyStep
  | OrderStep
  | TicketStep
  | SaveAccountStep
  | MoneyBackStep
)

export interface AddMoneyStep {
  does: 'adds money'
  amountPaise: number
}

export interface OrderStep {
  does: 'orders'
  order: OrderToPlace
  ends: 'paid' | 'pending' | 'refunded'
  dispute?: {
    type: DisputeTypeId
    details: Bilingual
    /** In order of time: each step is some days after the previous one. */
    steps: readonly { daysAgo: number; to: Exclude<DisputeState, 'raised'>; note: DisputeNoteCode }[]
    raisedDaysAgo: number
  }
}

export interface TicketStep {
  does: 'writes to care'
  topic: string
  subject: Bilingual
  message: Bilingual
  answer?: Bilingual
}

/** Adds more than the limit: the money is being returned, and the sandbox is slow. */
export interface MoneyBackStep {
  does: 'gets money back'
  amountPaise: number
}

/** Saves an account, for which the sandbox is then asked. */
export interface SaveAccountStep {
  does: 'keeps'
  billerId: string
  account: string
  plan?: { amountPaise: number; endsInDays: number }
  /** A reminder of the sandbox's late bill for the account was sent a day ago. */
  isReminded?: true
}

const hours = 1 / 24

/** Accounts that they pay repeatedly. */
const bescom = {
  billerId: 'electricity-bill-payment/karnataka/bangalore-electricity-supply-company',
  account: '4521880011',
}
const jio = { billerId: 'mobile-recharge/jio', account: '9000000001' }
const tataPlay = { billerId: 'dth-recharge/tata-play', account: '1190045521' }
const actFibernet = { billerId: 'broadband-bill-payment/act-fibernet', account: '104477812' }
const fastag = { billerId: 'fastag-recharge/axis-bank', account: 'KA01AB1234' }
const gailGas = { billerId: 'gas-bill-payment/gail-gas', account: '7000451190' }
const airtel = { billerId: 'mobile-recharge/airtel', account: '9000000002' }
const indraprasthaGas = { billerId: 'gas-bill-payment/indraprastha-gas', account: '3000118745' }
const delhiMetro = { billerId: 'metro-card-recharge/delhi-metro', account: '50018832' }
const delhiJalBoard = { billerId: 'water-bill-payment/delhi-jal-board', account: '8812450007' }

export const demonstrationCustomers: readonly DemonstrationCustomer[] = [
  {
    name: 'Asha Verma',
    mobile: '9000000001',
    story: [
      { daysAgo: 74.87, does: 'adds money', amountPaise: 5_000_00 },
      {
        daysAgo: 69.69,
        does: 'orders',
        order: { ...bescom, amountPaise: 1_842_00 },
        ends: 'paid',
        dispute: {
          type: 'not-updated',
          details: {
            en: 'I paid the bill, but the board still shows it as unpaid and has added a late fee.',
            hi: 'मैंने बिल चुका दिया, पर बोर्ड अब भी उसे बकाया दिखाता है और विलंब शुल्क जोड़ दिया है।',
          },
          raisedDaysAgo: 64,
          steps: [
            {
              daysAgo: 62.78,
              to: 'with-biller',
              note: 'sent-to-electricity-board',
            },
            {
              daysAgo: 58.62,
              to: 'resolved',
              note: 'late-fee-taken-off',
            },
          ],
        },
      },
      { daysAgo: 61.83, does: 'orders', order: { ...jio, amountPaise: 299_00 }, ends: 'paid' },
      { daysAgo: 44.73, does: 'orders', order: { ...tataPlay, amountPaise: 450_00 }, ends: 'paid' },
      { daysAgo: 39.65, does: 'adds money', amountPaise: 3_000_00 },
      { daysAgo: 37.89, does: 'orders', order: { ...actFibernet, amountPaise: 1_179_00 }, ends: 'paid' },
      { daysAgo: 24.71, does: 'orders', order: { ...fastag, amountPaise: 500_00 }, ends: 'paid' },
      { daysAgo: 19.81, does: 'orders', order: { ...gailGas, amountPaise: 612_50 }, ends: 'refunded' },
      {
        daysAgo: 18.67,
        does: 'writes to care',
        topic: 'payment-failed-refund',
        subject: { en: 'Is my refund complete?', hi: 'क्या मेरे पूरे पैसे लौट आए?' },
        message: {
          en: 'My gas bill payment failed yesterday. Did the whole amount come back to my wallet?',
          hi: 'कल मेरे गैस बिल का भुगतान विफल हुआ। क्या पूरी रकम मेरे वॉलेट में लौट आई?',
        },
        answer: {
          en: 'Yes. Rs. 612.50 came back to your wallet the same day; it is in your passbook as a refund.',
          hi: 'जी हाँ। ₹612.50 उसी दिन आपके वॉलेट में लौट आए; पासबुक में वे “रिफ़ंड” के नाम से दर्ज हैं।',
        },
      },
      { daysAgo: 11.76, does: 'orders', order: { ...bescom, amountPaise: 2_014_00 }, ends: 'paid' },
      { daysAgo: 4.87, does: 'adds money', amountPaise: 1_000_00 },
      { daysAgo: 1.69, does: 'orders', order: { ...jio, amountPaise: 299_00 }, ends: 'paid' },
      { daysAgo: 1.66, does: 'keeps', ...gailGas, isReminded: true },
      { daysAgo: 1.63, does: 'keeps', ...bescom },
      { daysAgo: 1.6, does: 'keeps', ...jio, plan: { amountPaise: 299_00, endsInDays: 4 } },
      { daysAgo: 3 * hours, does: 'gets money back', amountPaise: 750_00 },
      { daysAgo: 2 * hours, does: 'orders', order: { ...tataPlay, amountPaise: 450_00 }, ends: 'pending' },
      {
        daysAgo: 1 * hours,
        does: 'writes to care',
        topic: 'payment-pending',
        subject: { en: 'DTH recharge is pending', hi: 'डीटीएच रिचार्ज प्रक्रिया में है' },
        message: {
          en: 'My DTH recharge has been pending for an hour. Should I wait or pay again?',
          hi: 'मेरा डीटीएच रिचार्ज एक घंटे से प्रक्रिया में है। इंतज़ार करूँ या फिर से भुगतान करूँ?',
        },
      },
    ],
  },
  {
    name: 'Ravi Kumar',
    mobile: '9000000002',
    story: [
      { daysAgo: 49.78, does: 'adds money', amountPaise: 2_000_00 },
      { daysAgo: 47.62, does: 'orders', order: { ...airtel, amountPaise: 349_00 }, ends: 'paid' },
      { daysAgo: 29.83, does: 'orders', order: { ...indraprasthaGas, amountPaise: 780_25 }, ends: 'paid' },
      { daysAgo: 20.73, does: 'orders', order: { ...delhiMetro, amountPaise: 200_00 }, ends: 'paid' },
      {
        daysAgo: 13.65,
        does: 'orders',
        order: { ...delhiJalBoard, amountPaise: 415_00 },
        ends: 'paid',
        dispute: {
          type: 'not-updated',
          details: {
            en: 'The water board still asks for this bill ten days after I paid it.',
            hi: 'चुकाने के दस दिन बाद भी जल बोर्ड यही बिल माँग रहा है।',
          },
          raisedDaysAgo: 4,
          steps: [
            {
              daysAgo: 2.89,
              to: 'with-biller',
              note: 'sent-to-water-board',
            },
          ],
        },
      },
      { daysAgo: 2.71, does: 'adds money', amountPaise: 500_00 },
      { daysAgo: 6 * hours, does: 'orders', order: { ...airtel, amountPaise: 349_00 }, ends: 'refunded' },
      {
        daysAgo: 5 * hours,
        does: 'writes to care',
        topic: 'other',
        subject: { en: 'Changing the name on my account', hi: 'खाते पर अपना नाम बदलना' },
        message: {
          en: 'How can I write my name in Hindi on my profile?',
          hi: 'मैं अपनी प्रोफ़ाइल पर अपना नाम हिंदी में कैसे लिखूँ?',
        },
        answer: {
          en: 'Open View Profile, type your name in Hindi and choose Save. Any Indian script works.',
          hi: '‘प्रोफ़ाइल देखें’ खोलें, अपना नाम हिंदी में लिखें और ‘सेव करें’ चुनें। हर भारतीय लिपि चलती है।',
        },
      },
    ],
  },
]
