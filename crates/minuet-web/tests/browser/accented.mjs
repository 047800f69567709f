// Imported before the harness: the server, which starts at once, speaks the language with accents.

import { Server } from "./server.mjs";

Server.language = "en-XA";
