import { pathIn } from '@chowk/catalog'

const [inEnglish, inHindi] = [pathIn('en', '/'), pathIn('hi', '/')]

/**
 * Keeps the language somebody chose by the switch, as the settings do, and leads from the home page to the one in Hindi
 * before it is painted. Here and not on the server, so that a page for all is the same for all. A page that is made ready
 * before anybody asks for it waits: by then its link may have been the switch.
 */
export const languageScript =
  '(function(){function go(){' +
  `if(location.pathname=="${inEnglish}"&&/(^|; )chowk-language=hi/.test(document.cookie))` +
  `location.replace("${inHindi}"+location.search+location.hash)}` +
  'document.prerendering?document.addEventListener("prerenderingchange",go):go();' +
  'addEventListener("click",function(e){' +
  'var a=e.target.closest&&e.target.closest("a[hreflang]");' +
  'if(a)document.cookie="chowk-language="+a.lang.slice(0,2)+"; path=/; max-age=31536000; samesite=lax"' +
  '+(location.protocol=="https:"?"; secure":"")},true)})()'
