// The first script, for what the page itself cannot say: that a module of it is missing, or that the browser is too old
// to know modules. So it is no module, and written for old browsers. The words stand in the page (scripts/startWords.ts).
(function () {
  function wanted() {
    var tags = [];
    try {
      tags.push(JSON.parse(localStorage.getItem('napoleon.settings')).lang);
    } catch (refused) {
      // no settings here
    }
    tags = tags.concat(navigator.languages || [navigator.language]);
    for (var i = 0; i < tags.length; i++) {
      var base = String(tags[i]).toLowerCase().split('-')[0];
      if (base === 'nb' || base === 'nn' || base === 'no') base = 'da';
      if (/^(en|da|sv)$/.test(base)) return base;
    }
    return 'en';
  }
  function show(fault) {
    var words = document.querySelector('#start-words [data-fault="' + fault + '"][lang="' + wanted() + '"]');
    var root = document.getElementById('app');
    if (!words || !root || document.querySelector('.start-fault[role=alert]')) return;
    while (root.firstChild) root.removeChild(root.firstChild);
    words.setAttribute('role', 'alert');
    root.appendChild(words);
    var again = words.querySelector('button');
    if (again)
      again.addEventListener('click', function () {
        location.reload();
      });
    var alone = words.querySelector('a');
    if (alone) alone.href = location.href;
  }
  var isOld = !('noModule' in document.createElement('script')) || typeof WebAssembly === 'undefined';
  window.addEventListener(
    'error',
    function (event) {
      var target = event.target;
      if (target && target.tagName === 'SCRIPT') show(window.origin === 'null' ? 'framed' : 'missing');
      // a module with words that the browser does not know ends before it has begun
      else if (event.error instanceof SyntaxError) show('old');
    },
    true,
  );
  if (isOld)
    document.addEventListener('DOMContentLoaded', function () {
      show('old');
    });
})();
