/** Answers with a text that nobody keeps: it is another one the next time. */
export function send(response, status, type, body) {
  response.writeHead(status, {'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store'}).end(body);
}
