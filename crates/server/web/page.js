// What a browser sees of a table server: who is there, and how to sit down. It holds no rule.

const texts = {
  en: {
    lead: "A table for labyrinth games. This server hosts it.",
    sit: "Sit down at this table",
    sitHow: "In a terminal, on any machine that reaches this address:",
    open: "Tables that wait for people",
    none: "No listed table is waiting just now.",
    set: "Set up a table of your own",
    setHow: "In a terminal; it prints the link to share:",
    copy: "Copy", copied: "Copied",
    seat: (number) => `Seat ${number}`, free: "free", bot: (name) => `bot (${name})`,
    gathering: "People are sitting down.", playing: "The game is going on.", over: "The game is over.",
    missing: "There is no such table here.",
    commitment: "Promised before the deal (SHA-256 of the seed):",
    language: "Français",
  },
  fr: {
    lead: "Une table pour les jeux de labyrinthe. Ce serveur l’accueille.",
    sit: "S’asseoir à cette table",
    sitHow: "Dans un terminal, sur toute machine qui atteint cette adresse\u202f:",
    open: "Les tables qui attendent du monde",
    none: "Aucune table publique n’attend en ce moment.",
    set: "Dresser sa propre table",
    setHow: "Dans un terminal\u202f; le lien à partager s’affiche\u202f:",
    copy: "Copier", copied: "Copié",
    seat: (number) => `Place ${number}`, free: "libre", bot: (name) => `robot (${name})`,
    gathering: "On s’installe.", playing: "La partie est en cours.", over: "La partie est finie.",
    missing: "Il n’y a pas de telle table ici.",
    commitment: "Promis avant la donne (SHA-256 de la graine)\u202f:",
    language: "English",
  },
};
const names = { onirim: "Onirim", labyrinth: "Labyrinth Team Edition", mondes: "La Clé des mondes" };

let language = localStorage.getItem("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");

function element(name, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

function command(text, words) {
  const button = element("button", { type: "button", textContent: words.copy });
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text);
    button.textContent = words.copied;
  });
  return element("div", { className: "paper" }, element("code", { textContent: text }), button);
}

async function table(id, words) {
  const answer = await fetch(`/api/tables/${id}?as=spectator`);
  const found = await answer.json();
  if (!answer.ok) return [element("h2", { textContent: words.missing })];
  const { game, phase, seats, commitment } = found.table;
  const who = (seat) => seat.name ?? (seat.bot ? words.bot(seat.bot) : words.free);
  const line = (seat) =>
    element("li", {}, element("span", { textContent: words.seat(seat.seat) }), element("span", { className: seat.name ? "" : "quiet", textContent: who(seat) }));
  return [
    element("h2", { textContent: names[game] ?? game }),
    element("p", { className: "quiet", textContent: words[phase] }),
    element("ul", {}, ...seats.map(line)),
    element("h2", { textContent: words.sit }),
    element("p", { className: "quiet", textContent: words.sitHow }),
    command(`dedale join ${location.origin}/t/${id}`, words),
    element("p", { className: "quiet" }, words.commitment, element("br"), element("code", { textContent: commitment })),
  ];
}

async function lobby(words) {
  const tables = await (await fetch("/api/tables")).json();
  const waiting = tables.filter((one) => one.phase === "gathering");
  const line = (one) =>
    element("li", {}, element("a", { href: `/t/${one.table}`, textContent: names[one.game] ?? one.game }),
      element("span", { className: "quiet", textContent: one.seats.map((seat) => seat.name ?? words.bot(seat.bot)).join(", ") }));
  return [
    element("h2", { textContent: words.open }),
    waiting.length ? element("ul", {}, ...waiting.map(line)) : element("p", { className: "quiet", textContent: words.none }),
    element("h2", { textContent: words.set }),
    element("p", { className: "quiet", textContent: words.setHow }),
    command(`dedale join ${location.origin}/ --new onirim players=2`, words),
  ];
}

async function show() {
  const words = texts[language];
  document.documentElement.lang = language;
  document.querySelector("#lead").textContent = words.lead;
  document.querySelector("#language").textContent = words.language;
  const id = location.pathname.match(/^\/t\/([a-z2-7]{26})$/)?.[1];
  document.querySelector("main").replaceChildren(...(id ? await table(id, words) : await lobby(words)));
}

document.querySelector("#language").addEventListener("click", () => {
  language = language === "fr" ? "en" : "fr";
  localStorage.setItem("language", language);
  show();
});
show();
