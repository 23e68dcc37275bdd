import { stateOf } from '../places/places.ts'
import type { StateSlug } from '../places/states.ts'
import { accountCode, type BillerParameter, digits } from './biller-parameter.ts'
import type { BoardEntry } from './boards.ts'
import type { CategoryEntry, ProviderEntry } from './category.ts'

const consumerNumber = accountCode(
  {
    name: 'consumerNumber',
    label: { en: 'Consumer number', hi: 'उपभोक्ता संख्या' },
    hint: {
      en: 'Near the top of your bill: 5 to 20 digits or letters',
      hi: 'आपके बिल के ऊपरी हिस्से में: 5 से 20 अंक या अक्षर',
    },
  },
  [5, 20],
)

/** The same number under the name that this board's bills print. */
const printedAs = (en: string, hi: string): BillerParameter => ({
  ...consumerNumber,
  label: { en: `Consumer number (${en})`, hi: `उपभोक्ता संख्या (${hi})` },
  hint: { en: `Your bill calls it ${en}`, hi: `आपके बिल पर इसे ${hi} लिखा जाता है` },
})

const kNumber = [printedAs('K number', 'के नंबर')]
const caNumber = [printedAs('CA number', 'सीए नंबर')]
const accountNumber = [printedAs('account number', 'खाता संख्या')]
const accountId = [printedAs('account ID', 'अकाउंट आईडी')]
const serviceNumber = [printedAs('service number', 'सर्विस नंबर')]
const ivrsNumber = [printedAs('IVRS number', 'आईवीआरएस नंबर')]

const billingUnit = digits(
  {
    name: 'billingUnit',
    label: { en: 'Billing unit (BU)', hi: 'बिलिंग यूनिट (बीयू)' },
    hint: { en: '4 digits beside the consumer number', hi: 'उपभोक्ता संख्या के पास छपे 4 अंक' },
    optional: true,
  },
  [4, 4],
)

const inState = (
  slug: StateSlug,
  boards: readonly BoardEntry[],
  synonyms?: readonly string[],
): ProviderEntry => {
  const { name, hindi } = stateOf(slug)
  return { slug, name, hindi, serves: [slug], boards, ...(synonyms ? { synonyms } : {}) }
}

/** Every state and union territory with the boards that bill there. */
const electricityStates: readonly ProviderEntry[] = [
  inState('andaman-and-nicobar-islands', [
    { name: 'Electricity Department, Andaman and Nicobar Administration' },
  ]),
  inState('andhra-pradesh', [
    { name: 'Andhra Pradesh Central Power Distribution Corporation (APCPDCL)', parameters: serviceNumber },
    { name: 'Andhra Pradesh Eastern Power Distribution Company (APEPDCL)', parameters: serviceNumber },
    { name: 'Andhra Pradesh Southern Power Distribution Company (APSPDCL)', parameters: serviceNumber },
  ]),
  inState('arunachal-pradesh', [{ name: 'Department of Power, Government of Arunachal Pradesh' }]),
  inState('assam', [{ name: 'Assam Power Distribution Company (APDCL)' }]),
  inState('bihar', [
    { name: 'North Bihar Power Distribution Company (NBPDCL)', parameters: caNumber },
    { name: 'South Bihar Power Distribution Company (SBPDCL)', parameters: caNumber },
  ]),
  inState('chandigarh', [{ name: 'Chandigarh Power Distribution Limited (CPDL)' }]),
  inState('chhattisgarh', [
    { name: 'Chhattisgarh State Power Distribution Company (CSPDCL)', synonyms: ['cseb'] },
  ]),
  inState('dadra-and-nagar-haveli-and-daman-and-diu', [
    {
      name: 'Dadra and Nagar Haveli and Daman and Diu Power Distribution Corporation (DNHDDPDCL)',
      synonyms: ['dnh power'],
    },
  ]),
  inState(
    'new-delhi',
    [
      { name: 'BSES Rajdhani Power', synonyms: ['brpl'], parameters: caNumber },
      { name: 'BSES Yamuna Power', synonyms: ['bypl'], parameters: caNumber },
      { name: 'New Delhi Municipal Council (NDMC) Electricity' },
      {
        name: 'Tata Power Delhi Distribution (TPDDL)',
        synonyms: ['tata power ddl', 'ndpl'],
        parameters: caNumber,
      },
    ],
    ['new delhi', 'bses'],
  ),
  inState('goa', [{ name: 'Goa Electricity Department' }]),
  inState('gujarat', [
    { name: 'Dakshin Gujarat Vij Company (DGVCL)' },
    { name: 'GIFT Power Company', synonyms: ['gift city'] },
    { name: 'Madhya Gujarat Vij Company (MGVCL)' },
    { name: 'Paschim Gujarat Vij Company (PGVCL)' },
    { name: 'Torrent Power Ahmedabad' },
    { name: 'Torrent Power Surat' },
    { name: 'Uttar Gujarat Vij Company (UGVCL)' },
  ]),
  inState('haryana', [
    { name: 'Dakshin Haryana Bijli Vitran Nigam (DHBVN)', parameters: accountNumber },
    { name: 'Uttar Haryana Bijli Vitran Nigam (UHBVN)', parameters: accountNumber },
  ]),
  inState('himachal-pradesh', [
    { name: 'Himachal Pradesh State Electricity Board (HPSEBL)', synonyms: ['hpseb'], parameters: kNumber },
  ]),
  inState(
    'jammu-and-kashmir',
    [
      { name: 'Jammu Power Distribution Corporation (JPDCL)' },
      { name: 'Kashmir Power Distribution Corporation (KPDCL)' },
    ],
    ['j&k', 'jk'],
  ),
  inState('jharkhand', [
    { name: 'Jharkhand Bijli Vitran Nigam (JBVNL)' },
    { name: 'Tata Steel Utilities and Infrastructure Services (formerly JUSCO)', synonyms: ['jusco'] },
  ]),
  inState('karnataka', [
    { name: 'Bangalore Electricity Supply Company (BESCOM)', parameters: accountId },
    { name: 'Chamundeshwari Electricity Supply Corporation (CESC Mysuru)', parameters: accountId },
    { name: 'Gulbarga Electricity Supply Company (GESCOM)', parameters: accountId },
    { name: 'Hubli Electricity Supply Company (HESCOM)', parameters: accountId },
    { name: 'Hukkeri Rural Electric Co-operative Society' },
    { name: 'Mangalore Electricity Supply Company (MESCOM)', parameters: accountId },
  ]),
  inState('kerala', [
    { name: 'Kannan Devan Hills Plantations Company' },
    { name: 'Kerala State Electricity Board (KSEBL)', synonyms: ['kseb'] },
    { name: 'KINESCO Power and Utilities' },
    { name: 'Thrissur Corporation Electricity Department' },
  ]),
  inState('ladakh', [{ name: 'Ladakh Power Development Department (LPDD)' }]),
  inState('lakshadweep', [{ name: 'Lakshadweep Electricity Department' }]),
  inState(
    'madhya-pradesh',
    [
      {
        name: 'MP Madhya Kshetra Vidyut Vitaran Company, Bhopal',
        synonyms: ['mpmkvvcl'],
        parameters: ivrsNumber,
      },
      {
        name: 'MP Paschim Kshetra Vidyut Vitaran Company, Indore',
        synonyms: ['mppkvvcl'],
        parameters: ivrsNumber,
      },
      {
        name: 'MP Poorv Kshetra Vidyut Vitaran Company, Jabalpur',
        synonyms: ['mppokvvcl'],
        parameters: ivrsNumber,
      },
    ],
    ['mp'],
  ),
  inState('maharashtra', [
    { name: 'Adani Electricity Mumbai', synonyms: ['reliance energy'] },
    { name: 'Brihanmumbai Electric Supply and Transport (BEST)', synonyms: ['best undertaking'] },
    {
      name: 'Maharashtra State Electricity Distribution Company (MSEDCL)',
      synonyms: ['mahavitaran', 'mahadiscom', 'mseb'],
      parameters: [consumerNumber, billingUnit],
    },
    { name: 'Tata Power Mumbai' },
    { name: 'Torrent Power Bhiwandi' },
    { name: 'Torrent Power Shil, Mumbra and Kalwa' },
  ]),
  inState('manipur', [{ name: 'Manipur State Power Distribution Company (MSPDCL)' }]),
  inState('meghalaya', [{ name: 'Meghalaya Power Distribution Corporation (MePDCL)' }]),
  inState('mizoram', [{ name: 'Power and Electricity Department, Mizoram' }]),
  inState('nagaland', [{ name: 'Department of Power, Nagaland' }]),
  inState(
    'odisha',
    [
      { name: 'TP Central Odisha Distribution (TPCODL)', synonyms: ['cesu'] },
      { name: 'TP Northern Odisha Distribution (TPNODL)', synonyms: ['nesco'] },
      { name: 'TP Southern Odisha Distribution (TPSODL)', synonyms: ['southco'] },
      { name: 'TP Western Odisha Distribution (TPWODL)', synonyms: ['wesco'] },
    ],
    ['orissa'],
  ),
  inState('puducherry', [{ name: 'Electricity Department, Government of Puducherry' }], ['pondicherry']),
  inState('punjab', [
    { name: 'Punjab State Power Corporation (PSPCL)', synonyms: ['pseb'], parameters: accountNumber },
  ]),
  inState('rajasthan', [
    { name: 'Ajmer Vidyut Vitran Nigam (AVVNL)', synonyms: ['ajmer discom'], parameters: kNumber },
    { name: 'Bharatpur Electricity Services (BESL)', parameters: kNumber },
    { name: 'Bikaner Electricity Supply (BkESL)', parameters: kNumber },
    { name: 'Jaipur Vidyut Vitran Nigam (JVVNL)', synonyms: ['jaipur discom'], parameters: kNumber },
    { name: 'Jodhpur Vidyut Vitran Nigam (JdVVNL)', synonyms: ['jodhpur discom'], parameters: kNumber },
    { name: 'Kota Electricity Distribution (KEDL)', parameters: kNumber },
    { name: 'TP Ajmer Distribution (TPADL)', parameters: kNumber },
  ]),
  inState('sikkim', [{ name: 'Power Department, Government of Sikkim' }]),
  inState(
    'tamil-nadu',
    [
      {
        name: 'Tamil Nadu Power Distribution Corporation (TNPDCL, formerly TANGEDCO)',
        synonyms: ['tneb', 'tangedco'],
        parameters: serviceNumber,
      },
    ],
    ['tneb'],
  ),
  inState('telangana', [
    {
      name: 'Northern Power Distribution Company of Telangana (TGNPDCL)',
      synonyms: ['tsnpdcl'],
      parameters: serviceNumber,
    },
    {
      name: 'Southern Power Distribution Company of Telangana (TGSPDCL)',
      synonyms: ['tsspdcl'],
      parameters: serviceNumber,
    },
  ]),
  inState('tripura', [{ name: 'Tripura State Electricity Corporation (TSECL)' }]),
  inState(
    'uttar-pradesh',
    [
      { name: 'Dakshinanchal Vidyut Vitran Nigam (DVVNL)', synonyms: ['uppcl'], parameters: accountNumber },
      { name: 'Kanpur Electricity Supply Company (KESCO)', synonyms: ['uppcl'], parameters: accountNumber },
      {
        name: 'Madhyanchal Vidyut Vitran Nigam (MVVNL)',
        synonyms: ['uppcl', 'lesa', 'लेसा'],
        parameters: accountNumber,
      },
      { name: 'Noida Power Company (NPCL)' },
      { name: 'Paschimanchal Vidyut Vitran Nigam (PVVNL)', synonyms: ['uppcl'], parameters: accountNumber },
      { name: 'Purvanchal Vidyut Vitran Nigam (PuVVNL)', synonyms: ['uppcl'], parameters: accountNumber },
      { name: 'Torrent Power Agra' },
    ],
    ['uppcl'],
  ),
  inState('uttarakhand', [{ name: 'Uttarakhand Power Corporation (UPCL)' }], ['uttaranchal']),
  inState('west-bengal', [
    { name: 'CESC Limited', synonyms: ['calcutta electric supply'] },
    { name: 'India Power Corporation (IPCL)' },
    { name: 'West Bengal State Electricity Distribution Company (WBSEDCL)', synonyms: ['wbseb'] },
  ]),
]

export const electricity: CategoryEntry = {
  slug: 'electricity-bill-payment',
  name: 'Electricity Bill Payment',
  hindi: 'बिजली बिल भुगतान',
  icon: 'zap',
  section: 7,
  mWebOrder: 2,
  flow: 'bill',
  providerWord: { en: 'State', hi: 'राज्य' },
  providerTitle: { en: '{provider} Electricity Bill Payment', hi: '{provider} बिजली बिल भुगतान' },
  providerSummary: {
    en: 'Pay the electricity bill of your home or shop in {provider}: choose your board, enter your consumer number, see the amount due before you pay.',
    hi: '{provider} में अपने घर या दुकान का बिजली बिल भरें: अपना बोर्ड चुनें, उपभोक्ता संख्या लिखें और भुगतान से पहले देय रकम देखें।',
  },
  summary: {
    en: 'Choose your state, then your electricity board. We ask the board for the bill and show you what is due before you pay.',
    hi: 'पहले अपना राज्य चुनें, फिर अपना बिजली बोर्ड। हम बोर्ड से बिल लेकर भुगतान से पहले आपको देय रकम दिखाते हैं।',
  },
  parameters: [consumerNumber],
  synonyms: [
    'bijli',
    'bijli bill',
    'light bill',
    'current bill',
    'eb bill',
    'power bill',
    'बिजली',
    'लाइट बिल',
    'बिजली का बिल',
    'इलेक्ट्रिसिटी बिल',
  ],
  popular: ['maharashtra', 'uttar-pradesh', 'new-delhi', 'karnataka', 'tamil-nadu', 'gujarat'],
  providers: electricityStates,
}
