/**
 * Marks the page while the last thing that was used is a pointer, over the pages of a tab. Where a heading or an answer
 * takes the focus, browsers draw a ring around it even after a press of the mouse, once the page is another or the form
 * had been typed into. In the head, since the focus may go there before any module has come.
 */
export const pointerScript =
  '(function(){var d=document.documentElement,s={};' +
  'try{s=sessionStorage}catch(e){}' +
  'function by(p){d.toggleAttribute("data-pointer",p);s.chowkPointer=p?"1":""}' +
  'if(s.chowkPointer)by(true);' +
  'addEventListener("pointerdown",function(){by(true)},true);' +
  'addEventListener("keydown",function(){by(false)},true)})()'
