/** How a listener is started; what is left out is as the settings have it. */
export interface ListenerChoice {
  host?: string;
  port?: number;
  /** Origins of web pages that may call or connect; `*` for all. */
  origins?: string[];
  /** Host names that are served; `*` for all. Only for HTTP. */
  hostNames?: string[];
}

/**
 * The listeners of this server while it runs. Operations run one after another. They reject with ListenerUnchanged, and
 * a listener is never stopped when nothing would be left by which a client could start it again.
 */
export interface ServerListeners {
  startHttp(choice: ListenerChoice): Promise<void>;
  /** Also ends the WebSockets that came over the HTTP address. Resolves while requests in progress are answered. */
  stopHttp(): Promise<void>;
  startWebSocket(choice: ListenerChoice): Promise<void>;
  /** Ends all WebSockets. Resolves while requests in progress are answered. */
  stopWebSocket(): Promise<void>;
}
