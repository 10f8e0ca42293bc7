//! TLS with the roots that browsers trust.

use std::sync::Arc;

use rustls::{ClientConfig, RootCertStore};

use crate::error::{Error, Result};

/// The settings of TLS, which need neither cmake nor OpenSSL to be built.
pub(crate) fn config() -> Result<Arc<ClientConfig>> {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder_with_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| Error::Tls(error.to_string()))?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(Arc::new(config))
}
