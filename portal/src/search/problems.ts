/** Queries that express a problem, in words that no page has in its name: they are answered by help and by the customer's own payments. */
import { searchableWords, wordGroups } from './words.ts'

const money = 'paisa paise pese rupaye rupees rs money amount balance payment पैसा पैसे पेसे रुपए रुपये रकम भुगतान पेमेंट'
const payment =
  'payment pay bill recharge transaction transfer upi wallet order भुगतान पेमेंट बिल रिचार्ज ट्रांजैक्शन ऑर्डर'
const back = 'back wapas wapis vapas return returned laut lautega lautenge वापस वापिस लौटेगा लौटेंगे लौटा'
const account = 'account khata khaata profile खाता अकाउंट एकाउंट'
const number = 'number mobile phone sim no नंबर मोबाइल फोन सिम'
const not = 'nahi nahin nhi na not no never didnt नहीं नही ना'
const pin = 'pin mpin पिन'
const otp = 'otp code sms ओटीपी कोड'
const change = 'change changed update new naya badalna badalni badle badlo badal बदलना बदलें बदलो बदल नया चेंज'
const travel = 'train flight bus ticket irctc movie tax ट्रेन फ्लाइट फ़्लाइट बस टिकट टैक्स'

const failed = '/care/payment-failed-refund'
const pendingHelp = '/care/payment-pending'
const ownPending = '/myorders?state=pending'
const ownRefunds = '/myorders/refunds'
const wrong = '/care/wrong-account-paid'

interface Problem {
  readonly paths: readonly string[]
  /** Phrases for the problem: a query matches a phrase if it has a word of each group. */
  readonly phrases: readonly (readonly string[])[]
  readonly unless?: string
}

/** The pages of the first match are listed first. */
const problems = [
  {
    paths: ['/care/never-share-code', '/settings#safety', '/blog/signs-of-payment-fraud'],
    phrases: [
      ['fraud scam scammer dhokha thagi thug hack hacked hacker cyber 1930 फ्रॉड धोखा धोखाधड़ी ठगी हैक साइबर'],
      ['unauthorised unauthorized unknown stolen chori चोरी', payment],
      [
        `${otp} ${pin}`,
        'asked asking asks called caller maang manga share bata mang माँगा माँग मांगा मांग बता शेयर',
      ],
    ],
  },
  {
    paths: ['/care/suspicious-message', '/care/never-share-code'],
    phrases: [
      ['kyc केवाईसी', 'expired expire block blocked suspended message sms link call बंद ब्लॉक मैसेज संदेश'],
      [account, 'message sms link call मैसेज संदेश लिंक'],
    ],
  },
  {
    paths: ['/care/sign-out-everywhere', '/settings#safety'],
    phrases: [
      ['phone mobile device sim फोन मोबाइल सिम', 'lost stolen chori gum kho खो खोया गुम चोरी'],
      ['logout signout लॉगआउट'],
      ['sign log', 'out', 'everywhere all device devices'],
    ],
  },
  {
    paths: ['/care/change-mobile-number', '/settings/mobile'],
    phrases: [
      [change, number],
      ['lost old purana band khoya पुराना बंद', 'sim number सिम नंबर'],
    ],
    unless: `pin wrong galat electricity bijli ${travel}`,
  },
  {
    paths: [wrong, '/care/raise-dispute', ownPending],
    phrases: [
      [
        'wrong galat galati mistake mistakenly incorrect गलत गलती',
        `${number} ${payment} ${money} ${account}`,
      ],
      ['dusre doosre दूसरे', number],
    ],
  },
  {
    paths: [wrong, ownPending, '/care/raise-dispute'],
    phrases: [['cancel cancellation cancelled radd रद्द कैंसिल', `${payment} ${money}`]],
    unless: `autopay mandate subscription ${travel}`,
  },
  {
    paths: ['/settings/close'],
    phrases: [
      ['close closing delete remove deactivate permanently band hatana hatao बंद हटाना हटाएं डिलीट', account],
    ],
    unless: 'saved bank demat message block',
  },
  {
    paths: ['/care/bill-not-updated', ownPending, '/care/raise-dispute'],
    phrases: [
      [
        'paid bhar bhara jama bharne भर भरा भरने जमा चुका',
        'still dikha dikh due again updated update pending बकाया दिखा दिख अब अपडेट',
      ],
      ['bill बिल', 'updated update reflected reflect अपडेट', not],
      ['bill बिल', 'twice dobara do दोबारा फिर', 'dikha aaya aa आया दिखा'],
    ],
  },
  {
    paths: [pendingHelp, ownPending, failed],
    phrases: [
      ['pending stuck processing process atka atak atki phasa phas अटका अटक अटकी फंसा फंस पेंडिंग प्रोसेसिंग'],
      [`${payment} ${money}`, 'ruka ruki ruk ruke roka hold रुका रुकी रुक रुके'],
    ],
    unless: `${travel} kyc`,
  },
  {
    paths: [failed, ownRefunds, ownPending, pendingHelp],
    phrases: [
      [
        money,
        'kat kata kate katgaya katgaye kt debited debit deducted deduct cut gone nikal nikle कट कटा कटे निकल निकले डेबिट',
      ],
      [money, back],
      [money, 'aaya aaye mila mile aya received आया आए मिला मिले', not],
      [payment, 'fail failed failure unsuccessful declined reject rejected asafal विफल फेल असफल'],
      [payment, 'twice double two dobara दोबारा डबल'],
      ['refund refunds refunded refnd रिफंड'],
      ['recharge रिचार्ज', not],
      [payment, `hua hui huya successful went हुआ हुई`, not],
    ],
    unless: travel,
  },
  {
    paths: ['/settings#pin'],
    phrases: [[pin, `${change} forgot forget bhul bhool reset set भूल रीसेट बनाना बनाएं`]],
  },
  {
    paths: ['/care/code-not-received', '/care/too-many-tries'],
    phrases: [
      [otp, not],
      [otp, 'late resend again invalid expired problem issue received दोबारा'],
      ['login signin लॉगिन', `${not} problem issue unable cannot cant`],
    ],
  },
  {
    paths: ['/passbook/limits', '/care/wallet-limits'],
    phrases: [
      ['kyc केवाईसी'],
      ['upi wallet transaction daily payment यूपीआई वॉलेट', 'limit limits maximum max सीमा लिमिट'],
    ],
    unless: 'postpaid credit',
  },
  {
    paths: ['/pay/saved', '/messages'],
    phrases: [
      ['reminder reminders remind remainder yaad रिमाइंडर'],
      ['due', 'alert date notification alerts'],
      ['याद', 'दिलाना दिलाएं दिलाओ'],
    ],
    unless: 'password pin',
  },
  {
    paths: ['/bbps', '/care/raise-dispute', '/grievance'],
    phrases: [['complaint complaints complain complane shikayat sikayat शिकायत'], ['raise', 'dispute']],
  },
  {
    paths: ['/care', '/contact-us'],
    phrases: [
      [
        'customer help support care service कस्टमर हेल्पलाइन ग्राहक',
        'number contact talk call phone chat care executive नंबर केयर सेवा',
      ],
      ['talk baat बात', 'agent human person executive kisi karni करनी'],
    ],
  },
].map(({ paths, phrases, unless }: Problem) => ({
  paths,
  phrases: phrases.map(groups => wordGroups(groups, unless)),
}))

/** The pages that answer the problems in a query; empty when it expresses none. */
export function problemPaths(question: string): readonly string[] {
  const words = searchableWords(question)
  const matching = problems.filter(({ phrases }) => phrases.some(matchesWords => matchesWords(words)))
  return [...new Set(matching.flatMap(({ paths }) => paths))]
}
