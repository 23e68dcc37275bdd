// Nothing has been published for investors yet, and these pages say so. What they add is what the rules ask for, so that a
// reader knows what will stand here and where the official copy is found meanwhile.
import type { IconName } from '../icons.ts'
import type { Bilingual } from '../language.ts'
import type { CompanyPage } from './company-page.ts'

interface InvestorEntry {
  readonly slug: string
  readonly name: string
  readonly hindi: string
  readonly icon: IconName
  readonly summary: Bilingual
  readonly about: Bilingual
  readonly today: Bilingual
  readonly synonyms?: readonly string[]
}

const entries: readonly InvestorEntry[] = [
  {
    slug: 'financial-results',
    name: 'Financial Results',
    hindi: 'वित्तीय परिणाम',
    icon: 'file-chart-column',
    summary: { en: 'Quarterly and yearly results.', hi: 'तिमाही और सालाना परिणाम।' },
    about: {
      en: 'A listed company files its results with the stock exchanges within 45 days of the end of a quarter and within 60 days of the end of the year (SEBI’s listing rules, regulation 33).',
      hi: 'सूचीबद्ध कंपनी तिमाही ख़त्म होने के 45 दिनों और वर्ष ख़त्म होने के 60 दिनों के भीतर परिणाम शेयर बाज़ारों को देती है (सेबी के लिस्टिंग नियम, विनियम 33)।',
    },
    today: { en: 'No results are published on this page yet.', hi: 'इस पेज पर अभी कोई परिणाम प्रकाशित नहीं है।' },
    synonyms: ['results', 'quarterly', 'परिणाम'],
  },
  {
    slug: 'annual-reports',
    name: 'Annual Reports',
    hindi: 'वार्षिक रिपोर्ट',
    icon: 'book-open',
    summary: { en: 'The year in one document.', hi: 'पूरा वर्ष एक दस्तावेज़ में।' },
    about: {
      en: 'The annual report holds the audited accounts, the board’s report and the auditor’s report. It is sent to shareholders at least 21 days before the annual general meeting.',
      hi: 'वार्षिक रिपोर्ट में अंकेक्षित खाते, निदेशक मंडल की रिपोर्ट और अंकेक्षक की रिपोर्ट होती है। वह वार्षिक आम बैठक से कम से कम 21 दिन पहले शेयरधारकों को भेजी जाती है।',
    },
    today: {
      en: 'No annual report is published on this page yet.',
      hi: 'इस पेज पर अभी कोई वार्षिक रिपोर्ट प्रकाशित नहीं है।',
    },
  },
  {
    slug: 'filings',
    name: 'Filings',
    hindi: 'स्टॉक एक्सचेंज सूचनाएँ',
    icon: 'folder-down',
    summary: { en: 'Disclosures to the stock exchanges.', hi: 'शेयर बाज़ारों को दी गई सूचनाएँ।' },
    about: {
      en: 'Events that matter to the share price must be told to the exchanges promptly (regulation 30), and the shareholding pattern every quarter. The exchanges’ own sites hold the official copies.',
      hi: 'शेयर के दाम पर असर डालने वाली बातें तुरंत (विनियम 30) और शेयरधारिता हर तिमाही शेयर बाज़ारों को बतानी होती है। आधिकारिक प्रतियाँ बाज़ारों की साइटों पर होती हैं।',
    },
    today: { en: 'No filing is published on this page yet.', hi: 'इस पेज पर अभी कोई सूचना प्रकाशित नहीं है।' },
  },
  {
    slug: 'press-releases',
    name: 'Press Releases',
    hindi: 'प्रेस विज्ञप्तियाँ',
    icon: 'newspaper',
    summary: { en: 'Announcements to the press.', hi: 'प्रेस के लिए घोषणाएँ।' },
    about: {
      en: 'A release that can move the share price goes to the stock exchanges first and to the press after that.',
      hi: 'शेयर के दाम पर असर डालने वाली विज्ञप्ति पहले शेयर बाज़ारों को जाती है, उसके बाद प्रेस को।',
    },
    today: {
      en: 'No release is published on this page yet. Announcements to customers are in the important updates.',
      hi: 'इस पेज पर अभी कोई विज्ञप्ति प्रकाशित नहीं है। ग्राहकों के लिए घोषणाएँ महत्वपूर्ण सूचनाओं में हैं।',
    },
  },
  {
    slug: 'media',
    name: 'Media',
    hindi: 'मीडिया',
    icon: 'megaphone',
    summary: { en: 'For journalists who write about us.', hi: 'हमारे बारे में लिखने वाले पत्रकारों के लिए।' },
    about: {
      en: 'Please quote figures only from filings and results, and ask before you attribute a statement to us.',
      hi: 'कृपया आँकड़े केवल सूचनाओं और परिणामों से लें, और कोई कथन हमारे नाम से देने से पहले पूछें।',
    },
    today: { en: 'No coverage is collected on this page yet.', hi: 'इस पेज पर अभी कोई संकलन नहीं है।' },
  },
  {
    slug: 'awards',
    name: 'Awards',
    hindi: 'पुरस्कार',
    icon: 'award',
    summary: { en: 'Awards given to us by others.', hi: 'दूसरों से मिले पुरस्कार।' },
    about: {
      en: 'An award is listed here with who gave it, for what and when, so that it can be checked.',
      hi: 'यहाँ पुरस्कार इस जानकारी के साथ दर्ज होता है कि किसने, किस लिए और कब दिया, ताकि जाँचा जा सके।',
    },
    today: { en: 'No award is listed yet.', hi: 'अभी कोई पुरस्कार दर्ज नहीं है।' },
  },
  {
    slug: 'videos',
    name: 'Videos',
    hindi: 'वीडियो',
    icon: 'video',
    summary: { en: 'Recordings of calls and meetings.', hi: 'कॉल और बैठकों की रिकॉर्डिंग।' },
    about: {
      en: 'Recordings of the calls on results are to be kept available for shareholders, with their transcripts.',
      hi: 'परिणामों पर हुई कॉल की रिकॉर्डिंग उनके लिखित रूप के साथ शेयरधारकों के लिए उपलब्ध रखी जाती है।',
    },
    today: {
      en: 'No recording is published on this page yet.',
      hi: 'इस पेज पर अभी कोई रिकॉर्डिंग प्रकाशित नहीं है।',
    },
  },
  {
    slug: 'press-kit',
    name: 'Press Kit',
    hindi: 'प्रेस किट',
    icon: 'package',
    summary: { en: 'Name, wordmark and facts to quote.', hi: 'नाम, शब्द-चिह्न और उद्धरण योग्य तथ्य।' },
    about: {
      en: 'Use the name as it is written in the header. Do not redraw or recolour the wordmark, and do not use it to suggest that we endorse something.',
      hi: 'नाम वैसे ही लिखें जैसा शीर्ष पर है। शब्द-चिह्न को दोबारा न बनाएँ, रंग न बदलें, और इससे यह न जताएँ कि हम किसी चीज़ का समर्थन करते हैं।',
    },
    today: { en: 'No files are offered for download yet.', hi: 'डाउनलोड के लिए अभी कोई फ़ाइल नहीं है।' },
  },
  {
    slug: 'directors',
    name: 'Directors',
    hindi: 'निदेशक',
    icon: 'users',
    summary: { en: 'The board and its committees.', hi: 'निदेशक मंडल और उसकी समितियाँ।' },
    about: {
      en: 'The board of a listed company has independent directors and committees for audit, nomination and remuneration, stakeholders’ relations and, in larger companies, risk.',
      hi: 'सूचीबद्ध कंपनी के निदेशक मंडल में स्वतंत्र निदेशक और लेखा परीक्षा, नामांकन एवं पारिश्रमिक, हितधारक संबंध और बड़ी कंपनियों में जोखिम की समितियाँ होती हैं।',
    },
    today: { en: 'The directors are not listed on this page yet.', hi: 'निदेशकों की सूची अभी इस पेज पर नहीं है।' },
  },
  {
    slug: 'general-meetings',
    name: 'General Meetings',
    hindi: 'आम बैठकें',
    icon: 'presentation',
    summary: { en: 'Notices, voting and results of meetings.', hi: 'बैठकों की सूचना, मतदान और परिणाम।' },
    about: {
      en: 'Shareholders are called with at least 21 clear days’ notice. Listed companies offer voting over the internet before and during the meeting.',
      hi: 'शेयरधारकों को कम से कम 21 दिन पहले सूचना दी जाती है। सूचीबद्ध कंपनियाँ बैठक से पहले और दौरान इंटरनेट से मतदान की सुविधा देती हैं।',
    },
    today: { en: 'No meeting is announced on this page yet.', hi: 'इस पेज पर अभी किसी बैठक की घोषणा नहीं है।' },
  },
  {
    slug: 'policies',
    name: 'Policies',
    hindi: 'नीतियाँ',
    icon: 'scale',
    summary: { en: 'Codes and policies a listed company keeps.', hi: 'सूचीबद्ध कंपनी की संहिताएँ और नीतियाँ।' },
    about: {
      en: 'Among them: the code of conduct, the code on insider trading, the whistle-blower policy and the policies on related parties, dividend and preservation of documents.',
      hi: 'इनमें आचार संहिता, भेदिया कारोबार संहिता, व्हिसल-ब्लोअर नीति और संबंधित पक्ष, लाभांश तथा दस्तावेज़ संरक्षण की नीतियाँ शामिल हैं।',
    },
    today: {
      en: 'The documents are not published on this page yet. How we treat your data is on the privacy page.',
      hi: 'दस्तावेज़ अभी इस पेज पर प्रकाशित नहीं हैं। आपके डेटा के साथ हमारा व्यवहार गोपनीयता पेज पर है।',
    },
  },
  {
    slug: 'contacts',
    name: 'Contacts',
    hindi: 'निवेशक संपर्क',
    icon: 'contact',
    summary: { en: 'Whom shareholders turn to.', hi: 'शेयरधारक किससे संपर्क करें।' },
    about: {
      en: 'For shares in demat form, ask your depository participant about holdings and address. Complaints that a company does not settle can be taken to SEBI’s SCORES at scores.sebi.gov.in.',
      hi: 'डीमैट शेयरों की जानकारी और पते के लिए अपने डिपॉज़िटरी प्रतिभागी से पूछें। कंपनी न सुलझाए तो शिकायत सेबी के स्कोर्स (scores.sebi.gov.in) पर कर सकते हैं।',
    },
    today: {
      en: 'No address for investors is published on this page yet. Customers find help under 24x7 Help.',
      hi: 'निवेशकों के लिए कोई पता अभी इस पेज पर नहीं है। ग्राहकों की मदद 24x7 मदद में है।',
    },
  },
  {
    slug: 'faqs',
    name: 'FAQs',
    hindi: 'निवेशकों के सवाल',
    icon: 'circle-help',
    summary: { en: 'Questions shareholders ask.', hi: 'शेयरधारकों के आम सवाल।' },
    about: {
      en: 'How do I see my shares? In your demat account’s statement. How do I change my bank details for dividends? With your depository participant. How do I pass shares to a nominee? By a request to the participant with the death certificate and identity papers.',
      hi: 'अपने शेयर कहाँ देखें? डीमैट खाते के विवरण में। लाभांश के लिए बैंक विवरण कैसे बदलें? डिपॉज़िटरी प्रतिभागी के पास। नामिती को शेयर कैसे मिलें? मृत्यु प्रमाणपत्र और पहचान पत्र के साथ प्रतिभागी को आवेदन देकर।',
    },
    today: {
      en: 'Questions about paying bills are answered on the pages of each category.',
      hi: 'बिल भुगतान के सवालों के जवाब हर श्रेणी के पेज पर हैं।',
    },
  },
]

const toPage = ({ about, today, ...entry }: InvestorEntry): CompanyPage => {
  const path = `/investor-relations/${entry.slug}`
  return {
    ...entry,
    path,
    link: `{investorRelations}${path}`,
    title: { en: `Investor Relations: ${entry.name}`, hi: `निवेशक संबंध: ${entry.hindi}` },
    synonyms: entry.synonyms ?? [],
    sections: [
      { heading: { en: 'What belongs here', hi: 'यहाँ क्या होता है' }, paragraphs: [about] },
      { heading: { en: 'Published so far', hi: 'अब तक प्रकाशित' }, paragraphs: [today] },
    ],
  }
}

export const investorPages: readonly CompanyPage[] = entries.map(toPage)
