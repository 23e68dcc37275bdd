import { stateOf } from '../places/places.ts'
import type { StateSlug } from '../places/states.ts'
import { accountCode, type BillerParameter, digits } from './biller-parameter.ts'
import type { Board, ProviderEntry } from './category.ts'

export const consumerNumber = accountCode(
  {
    name: 'consumerNumber',
    label: { en: 'Consumer number', hi: 'उपभोक्ता संख्या' },
    hint: { en: 'Printed near the top of your bill', hi: 'आपके बिल के ऊपरी हिस्से में छपी होती है' },
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

const inState = (slug: StateSlug, boards: readonly Board[], synonyms?: readonly string[]): ProviderEntry => {
  const { name, hindi } = stateOf(slug)
  return { slug, name, hindi, serves: [slug], boards, ...(synonyms ? { synonyms } : {}) }
}

/** Every state and union territory with the boards that bill there. */
export const electricityStates: readonly ProviderEntry[] = [
  inState('andaman-and-nicobar-islands', [
    {
      name: 'Electricity Department, Andaman and Nicobar Administration',
      slug: 'electricity-department-andaman-and-nicobar-administration',
    },
  ]),
  inState('andhra-pradesh', [
    {
      name: 'Andhra Pradesh Central Power Distribution Corporation (APCPDCL)',
      slug: 'andhra-pradesh-central-power-distribution-corporation',
      parameters: serviceNumber,
    },
    {
      name: 'Andhra Pradesh Eastern Power Distribution Company (APEPDCL)',
      slug: 'andhra-pradesh-eastern-power-distribution-company',
      parameters: serviceNumber,
    },
    {
      name: 'Andhra Pradesh Southern Power Distribution Company (APSPDCL)',
      slug: 'andhra-pradesh-southern-power-distribution-company',
      parameters: serviceNumber,
    },
  ]),
  inState('arunachal-pradesh', [
    {
      name: 'Department of Power, Government of Arunachal Pradesh',
      slug: 'department-of-power-government-of-arunachal-pradesh',
    },
  ]),
  inState('assam', [
    { name: 'Assam Power Distribution Company (APDCL)', slug: 'assam-power-distribution-company' },
  ]),
  inState('bihar', [
    {
      name: 'North Bihar Power Distribution Company (NBPDCL)',
      slug: 'north-bihar-power-distribution-company',
      parameters: caNumber,
    },
    {
      name: 'South Bihar Power Distribution Company (SBPDCL)',
      slug: 'south-bihar-power-distribution-company',
      parameters: caNumber,
    },
  ]),
  inState('chandigarh', [
    { name: 'Chandigarh Power Distribution Limited (CPDL)', slug: 'chandigarh-power-distribution-limited' },
  ]),
  inState('chhattisgarh', [
    {
      name: 'Chhattisgarh State Power Distribution Company (CSPDCL)',
      slug: 'chhattisgarh-state-power-distribution-company',
      synonyms: ['cseb'],
    },
  ]),
  inState('dadra-and-nagar-haveli-and-daman-and-diu', [
    {
      name: 'Dadra and Nagar Haveli and Daman and Diu Power Distribution Corporation (DNHDDPDCL)',
      slug: 'dadra-and-nagar-haveli-and-daman-and-diu-power-distribution-corporation',
      synonyms: ['dnh power'],
    },
  ]),
  inState(
    'new-delhi',
    [
      {
        name: 'BSES Rajdhani Power',
        slug: 'bses-rajdhani-power',
        synonyms: ['brpl'],
        parameters: caNumber,
      },
      { name: 'BSES Yamuna Power', slug: 'bses-yamuna-power', synonyms: ['bypl'], parameters: caNumber },
      {
        name: 'New Delhi Municipal Council (NDMC) Electricity',
        slug: 'new-delhi-municipal-council-electricity',
      },
      {
        name: 'Tata Power Delhi Distribution (TPDDL)',
        slug: 'tata-power-delhi-distribution',
        synonyms: ['tata power ddl', 'ndpl'],
        parameters: caNumber,
      },
    ],
    ['new delhi', 'bses'],
  ),
  inState('goa', [{ name: 'Goa Electricity Department', slug: 'goa-electricity-department' }]),
  inState('gujarat', [
    { name: 'Dakshin Gujarat Vij Company (DGVCL)', slug: 'dakshin-gujarat-vij-company' },
    { name: 'GIFT Power Company', slug: 'gift-power-company', synonyms: ['gift city'] },
    { name: 'Madhya Gujarat Vij Company (MGVCL)', slug: 'madhya-gujarat-vij-company' },
    { name: 'Paschim Gujarat Vij Company (PGVCL)', slug: 'paschim-gujarat-vij-company' },
    { name: 'Torrent Power Ahmedabad', slug: 'torrent-power-ahmedabad' },
    { name: 'Torrent Power Surat', slug: 'torrent-power-surat' },
    { name: 'Uttar Gujarat Vij Company (UGVCL)', slug: 'uttar-gujarat-vij-company' },
  ]),
  inState('haryana', [
    {
      name: 'Dakshin Haryana Bijli Vitran Nigam (DHBVN)',
      slug: 'dakshin-haryana-bijli-vitran-nigam',
      parameters: accountNumber,
    },
    {
      name: 'Uttar Haryana Bijli Vitran Nigam (UHBVN)',
      slug: 'uttar-haryana-bijli-vitran-nigam',
      parameters: accountNumber,
    },
  ]),
  inState('himachal-pradesh', [
    {
      name: 'Himachal Pradesh State Electricity Board (HPSEBL)',
      slug: 'himachal-pradesh-state-electricity-board',
      synonyms: ['hpseb'],
      parameters: kNumber,
    },
  ]),
  inState(
    'jammu-and-kashmir',
    [
      {
        name: 'Jammu Power Distribution Corporation (JPDCL)',
        slug: 'jammu-power-distribution-corporation',
      },
      {
        name: 'Kashmir Power Distribution Corporation (KPDCL)',
        slug: 'kashmir-power-distribution-corporation',
      },
    ],
    ['j&k', 'jk'],
  ),
  inState('jharkhand', [
    { name: 'Jharkhand Bijli Vitran Nigam (JBVNL)', slug: 'jharkhand-bijli-vitran-nigam' },
    {
      name: 'Tata Steel Utilities and Infrastructure Services (formerly JUSCO)',
      slug: 'tata-steel-utilities-and-infrastructure-services',
      synonyms: ['jusco'],
    },
  ]),
  inState('karnataka', [
    {
      name: 'Bangalore Electricity Supply Company (BESCOM)',
      slug: 'bangalore-electricity-supply-company',
      parameters: accountId,
    },
    {
      name: 'Chamundeshwari Electricity Supply Corporation (CESC Mysuru)',
      slug: 'chamundeshwari-electricity-supply-corporation',
      parameters: accountId,
    },
    {
      name: 'Gulbarga Electricity Supply Company (GESCOM)',
      slug: 'gulbarga-electricity-supply-company',
      parameters: accountId,
    },
    {
      name: 'Hubli Electricity Supply Company (HESCOM)',
      slug: 'hubli-electricity-supply-company',
      parameters: accountId,
    },
    {
      name: 'Hukkeri Rural Electric Co-operative Society',
      slug: 'hukkeri-rural-electric-co-operative-society',
    },
    {
      name: 'Mangalore Electricity Supply Company (MESCOM)',
      slug: 'mangalore-electricity-supply-company',
      parameters: accountId,
    },
  ]),
  inState('kerala', [
    { name: 'Kannan Devan Hills Plantations Company', slug: 'kannan-devan-hills-plantations-company' },
    {
      name: 'Kerala State Electricity Board (KSEBL)',
      slug: 'kerala-state-electricity-board',
      synonyms: ['kseb'],
    },
    { name: 'KINESCO Power and Utilities', slug: 'kinesco-power-and-utilities' },
    {
      name: 'Thrissur Corporation Electricity Department',
      slug: 'thrissur-corporation-electricity-department',
    },
  ]),
  inState('ladakh', [
    { name: 'Ladakh Power Development Department (LPDD)', slug: 'ladakh-power-development-department' },
  ]),
  inState('lakshadweep', [
    { name: 'Lakshadweep Electricity Department', slug: 'lakshadweep-electricity-department' },
  ]),
  inState(
    'madhya-pradesh',
    [
      {
        name: 'MP Madhya Kshetra Vidyut Vitaran Company, Bhopal',
        slug: 'mp-madhya-kshetra-vidyut-vitaran-company-bhopal',
        synonyms: ['mpmkvvcl'],
        parameters: ivrsNumber,
      },
      {
        name: 'MP Paschim Kshetra Vidyut Vitaran Company, Indore',
        slug: 'mp-paschim-kshetra-vidyut-vitaran-company-indore',
        synonyms: ['mppkvvcl'],
        parameters: ivrsNumber,
      },
      {
        name: 'MP Poorv Kshetra Vidyut Vitaran Company, Jabalpur',
        slug: 'mp-poorv-kshetra-vidyut-vitaran-company-jabalpur',
        synonyms: ['mppokvvcl'],
        parameters: ivrsNumber,
      },
    ],
    ['mp'],
  ),
  inState('maharashtra', [
    { name: 'Adani Electricity Mumbai', slug: 'adani-electricity-mumbai', synonyms: ['reliance energy'] },
    {
      name: 'Brihanmumbai Electric Supply and Transport (BEST)',
      slug: 'brihanmumbai-electric-supply-and-transport',
      synonyms: ['best undertaking'],
    },
    {
      name: 'Maharashtra State Electricity Distribution Company (MSEDCL)',
      slug: 'maharashtra-state-electricity-distribution-company',
      synonyms: ['mahavitaran', 'mahadiscom', 'mseb'],
      parameters: [consumerNumber, billingUnit],
    },
    { name: 'Tata Power Mumbai', slug: 'tata-power-mumbai' },
    { name: 'Torrent Power Bhiwandi', slug: 'torrent-power-bhiwandi' },
    { name: 'Torrent Power Shil, Mumbra and Kalwa', slug: 'torrent-power-shil-mumbra-and-kalwa' },
  ]),
  inState('manipur', [
    {
      name: 'Manipur State Power Distribution Company (MSPDCL)',
      slug: 'manipur-state-power-distribution-company',
    },
  ]),
  inState('meghalaya', [
    {
      name: 'Meghalaya Power Distribution Corporation (MePDCL)',
      slug: 'meghalaya-power-distribution-corporation',
    },
  ]),
  inState('mizoram', [
    { name: 'Power and Electricity Department, Mizoram', slug: 'power-and-electricity-department-mizoram' },
  ]),
  inState('nagaland', [{ name: 'Department of Power, Nagaland', slug: 'department-of-power-nagaland' }]),
  inState(
    'odisha',
    [
      {
        name: 'TP Central Odisha Distribution (TPCODL)',
        slug: 'tp-central-odisha-distribution',
        synonyms: ['cesu'],
      },
      {
        name: 'TP Northern Odisha Distribution (TPNODL)',
        slug: 'tp-northern-odisha-distribution',
        synonyms: ['nesco'],
      },
      {
        name: 'TP Southern Odisha Distribution (TPSODL)',
        slug: 'tp-southern-odisha-distribution',
        synonyms: ['southco'],
      },
      {
        name: 'TP Western Odisha Distribution (TPWODL)',
        slug: 'tp-western-odisha-distribution',
        synonyms: ['wesco'],
      },
    ],
    ['orissa'],
  ),
  inState(
    'puducherry',
    [
      {
        name: 'Electricity Department, Government of Puducherry',
        slug: 'electricity-department-government-of-puducherry',
      },
    ],
    ['pondicherry'],
  ),
  inState('punjab', [
    {
      name: 'Punjab State Power Corporation (PSPCL)',
      slug: 'punjab-state-power-corporation',
      synonyms: ['pseb'],
      parameters: accountNumber,
    },
  ]),
  inState('rajasthan', [
    {
      name: 'Ajmer Vidyut Vitran Nigam (AVVNL)',
      slug: 'ajmer-vidyut-vitran-nigam',
      synonyms: ['ajmer discom'],
      parameters: kNumber,
    },
    {
      name: 'Bharatpur Electricity Services (BESL)',
      slug: 'bharatpur-electricity-services',
      parameters: kNumber,
    },
    { name: 'Bikaner Electricity Supply (BkESL)', slug: 'bikaner-electricity-supply', parameters: kNumber },
    {
      name: 'Jaipur Vidyut Vitran Nigam (JVVNL)',
      slug: 'jaipur-vidyut-vitran-nigam',
      synonyms: ['jaipur discom'],
      parameters: kNumber,
    },
    {
      name: 'Jodhpur Vidyut Vitran Nigam (JdVVNL)',
      slug: 'jodhpur-vidyut-vitran-nigam',
      synonyms: ['jodhpur discom'],
      parameters: kNumber,
    },
    {
      name: 'Kota Electricity Distribution (KEDL)',
      slug: 'kota-electricity-distribution',
      parameters: kNumber,
    },
    { name: 'TP Ajmer Distribution (TPADL)', slug: 'tp-ajmer-distribution', parameters: kNumber },
  ]),
  inState('sikkim', [
    { name: 'Power Department, Government of Sikkim', slug: 'power-department-government-of-sikkim' },
  ]),
  inState(
    'tamil-nadu',
    [
      {
        name: 'Tamil Nadu Power Distribution Corporation (TNPDCL, formerly TANGEDCO)',
        slug: 'tamil-nadu-power-distribution-corporation',
        synonyms: ['tneb', 'tangedco'],
        parameters: serviceNumber,
      },
    ],
    ['tneb'],
  ),
  inState('telangana', [
    {
      name: 'Northern Power Distribution Company of Telangana (TGNPDCL)',
      slug: 'northern-power-distribution-company-of-telangana',
      synonyms: ['tsnpdcl'],
      parameters: serviceNumber,
    },
    {
      name: 'Southern Power Distribution Company of Telangana (TGSPDCL)',
      slug: 'southern-power-distribution-company-of-telangana',
      synonyms: ['tsspdcl'],
      parameters: serviceNumber,
    },
  ]),
  inState('tripura', [
    {
      name: 'Tripura State Electricity Corporation (TSECL)',
      slug: 'tripura-state-electricity-corporation',
    },
  ]),
  inState(
    'uttar-pradesh',
    [
      {
        name: 'Dakshinanchal Vidyut Vitran Nigam (DVVNL)',
        slug: 'dakshinanchal-vidyut-vitran-nigam',
        parameters: accountNumber,
      },
      {
        name: 'Kanpur Electricity Supply Company (KESCO)',
        slug: 'kanpur-electricity-supply-company',
        parameters: accountNumber,
      },
      {
        name: 'Madhyanchal Vidyut Vitran Nigam (MVVNL)',
        slug: 'madhyanchal-vidyut-vitran-nigam',
        parameters: accountNumber,
      },
      { name: 'Noida Power Company (NPCL)', slug: 'noida-power-company' },
      {
        name: 'Paschimanchal Vidyut Vitran Nigam (PVVNL)',
        slug: 'paschimanchal-vidyut-vitran-nigam',
        parameters: accountNumber,
      },
      {
        name: 'Purvanchal Vidyut Vitran Nigam (PuVVNL)',
        slug: 'purvanchal-vidyut-vitran-nigam',
        parameters: accountNumber,
      },
      { name: 'Torrent Power Agra', slug: 'torrent-power-agra' },
    ],
    ['uppcl'],
  ),
  inState(
    'uttarakhand',
    [{ name: 'Uttarakhand Power Corporation (UPCL)', slug: 'uttarakhand-power-corporation' }],
    ['uttaranchal'],
  ),
  inState('west-bengal', [
    { name: 'CESC Limited', slug: 'cesc-limited', synonyms: ['calcutta electric supply'] },
    { name: 'India Power Corporation (IPCL)', slug: 'india-power-corporation' },
    {
      name: 'West Bengal State Electricity Distribution Company (WBSEDCL)',
      slug: 'west-bengal-state-electricity-distribution-company',
      synonyms: ['wbseb'],
    },
  ]),
]
