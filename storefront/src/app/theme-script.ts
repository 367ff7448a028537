/** Printed into the head, so that the chosen theme is set before the first paint. Uses nothing outside of itself. */
export const themeScript =
  "try{var t=localStorage.getItem('theme');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}"
